/** An attachment for a box with a name that may have to be scrolled: while it has to be, it can have
    the focus, so that the arrow keys scroll it. */
export function scrollable(box: HTMLElement): () => void {
  const look = () => {
    const scrolls = /auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight + 1
    if (scrolls) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  }
  const sizes = new ResizeObserver(look)
  for (const one of [box, ...box.children]) sizes.observe(one)
  return () => sizes.disconnect()
}
