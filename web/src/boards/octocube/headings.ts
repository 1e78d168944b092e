/** The rows of a table say what they count when they have the focus: together one stop of the
    tabulator key, from which the arrows lead up and down. An attachment. */
export function headings(table: HTMLElement): () => void {
  const rows = [...table.querySelectorAll<HTMLElement>('th[scope=row]')]
  const reach = (one: HTMLElement) => rows.forEach((row) => (row.tabIndex = row === one ? 0 : -1))
  if (rows[0]) reach(rows[0])

  function keys(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const here = rows.indexOf(event.target as HTMLElement)
    const next = step && here >= 0 ? rows[here + step] : undefined
    if (!next) return
    event.preventDefault()
    reach(next)
    next.focus()
  }

  table.addEventListener('keydown', keys)
  return () => table.removeEventListener('keydown', keys)
}
