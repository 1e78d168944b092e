/** Pieces that nothing can be done with say what they are when they have the focus: those of a group are
    one stop of the tabulator key, from which the arrows lead to the next. An attachment; each selector
    names a group. Pieces that can be chosen are buttons, with stops of their own. */
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

export const roving =
  (...groups: string[]) =>
  (root: HTMLElement): (() => void) => {
    const pieces = (group: string) => [...root.querySelectorAll<HTMLElement>(group)]
    const reach = (group: HTMLElement[], one: HTMLElement) => group.forEach((piece) => (piece.tabIndex = piece === one ? 0 : -1))

    /** Pieces come and go. */
    function settle(): void {
      for (const group of groups.map(pieces)) {
        const stop = group.find((piece) => piece.tabIndex === 0) ?? group[0]
        if (stop) reach(group, stop)
      }
    }

    function keys(event: KeyboardEvent): void {
      const here = event.target as HTMLElement
      const name = groups.find((group) => here.matches(group))
      const step = STEPS[event.key]
      if (!name || !step || event.ctrlKey || event.altKey || event.metaKey) return
      const group = pieces(name)
      const next = group[group.indexOf(here) + step]
      if (!next) return
      event.preventDefault()
      event.stopPropagation()
      reach(group, next)
      next.focus()
    }

    settle()
    const changes = new MutationObserver(settle)
    changes.observe(root, { childList: true, subtree: true })
    root.addEventListener('keydown', keys)
    return () => {
      changes.disconnect()
      root.removeEventListener('keydown', keys)
    }
  }
