// What is wrong with the layout of the page as it stands: a list of sentences, empty when all is well.
// Given are `least`, the smallest side of what can be tapped, `cells`, what may be smaller and how
// small ({ selector, least }), `needed`, selectors of what must be there and within reach, `decides`, a
// selector of what is tapped to decide something, which nobody should have to scroll to on the board,
// `glance`, a selector of what is to be seen whole without any scrolling, and `shortened`, a selector of
// names that may end in an ellipsis.
({ least, cells, needed, decides, glance, shortened }) => {
  const TAPPED = 'button, a[href], input, select, textarea, summary, [role="button"]'
  const found = new Set()
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  const styleOf = (one, part) => getComputedStyle(one, part)

  /** A short name for an element, for people. */
  const called = (one) => {
    const classes = [...one.classList].filter((name) => !name.startsWith('svelte-')).slice(0, 2)
    const words = (one.getAttribute('aria-label') || one.textContent || '').trim().replace(/\s+/g, ' ')
    return `${[one.localName, ...classes].join('.')} "${words.slice(0, 30)}"`
  }

  const isShown = (one) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !one.closest('.hidden, [inert]') && // .hidden: for screen readers only
    styleOf(one).clipPath !== 'inset(50%)' // the same, on some screens

  const ancestors = function* (one) {
    for (let up = one.parentElement; up && up !== document.documentElement; up = up.parentElement) yield up
  }
  const scrolls = (style) => /auto|scroll/.test(style.overflow)
  const isScrolled = (one) => [...ancestors(one)].some((up) => scrolls(styleOf(up)))

  /** The part of the page, up to `within`, that scrolls and hides some of this, before anybody scrolls. */
  const hiddenBy = (one, within) => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    for (const up of ancestors(one)) {
      if (within && up.matches(within)) return null
      const held = up.getBoundingClientRect()
      const inside = left > held.left - 2 && right < held.right + 2 && top > held.top - 2 && bottom < held.bottom + 2
      if (scrolls(styleOf(up)) && !inside) return up
    }
    return null
  }

  const moved = []

  /** Scroll to it, as far as a reader can: what is hidden without a scroll bar stays hidden. */
  const bring = (one) => {
    const hiding = [page, ...ancestors(one)].map((up) => [up, styleOf(up), up.scrollLeft, up.scrollTop])
    moved.push(hiding)
    one.scrollIntoView({ block: 'center', inline: 'center' })
    for (const [up, { overflowX, overflowY }, left, top] of hiding) {
      if (/hidden|clip/.test(overflowX)) up.scrollLeft = left
      if (/hidden|clip/.test(overflowY)) up.scrollTop = top
    }
  }

  // -- no sideways overflow, and nothing below the end ------------------------------------------

  const page = document.documentElement
  if (page.scrollWidth > page.clientWidth) found.add(`the page is ${page.scrollWidth} px wide`)
  const beyond = page.scrollHeight - Math.max(page.clientHeight, document.body.offsetHeight)
  if (beyond > 1) found.add(`the page goes on for ${beyond} px below its end`)

  // -- what can be tapped: large enough, all on the screen, nothing over it ---------------------------

  /** Its middle and its corners, a little inside: corners may be round. */
  const points = ({ left, top, width, height }) =>
    [[0.5, 0.5], [0.18, 0.18], [0.82, 0.18], [0.18, 0.82], [0.82, 0.82]].map(([x, y]) => [
      left + width * x,
      top + height * y,
    ])

  /** By how many pixels two boxes overlap, the shorter way. */
  const overlap = (one, other) =>
    Math.min(
      Math.min(one.right, other.right) - Math.max(one.left, other.left),
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
    )

  const targets = new Set()
  for (const one of root.querySelectorAll(TAPPED)) {
    if (one.disabled || one.type === 'hidden') continue
    const target = /radio|checkbox/.test(one.type) ? (one.closest('label') ?? one) : one
    if (isShown(target) && styleOf(target).pointerEvents !== 'none') targets.add(target)
  }
  for (const one of decides ? targets : []) {
    const hiding = one.matches(decides) && hiddenBy(one, '.board')
    if (hiding) found.add(`${called(one)} must be scrolled to in ${called(hiding)}`)
  }
  for (const one of glance ? root.querySelectorAll(glance) : []) {
    const cut = isShown(one) && hiddenBy(one, '.table') // a page that is too long for the screen scrolls
    if (cut) found.add(`${called(one)} is cut by ${called(cut)}`)
  }
  for (const one of targets) {
    // Links, and signs in a sentence: they are as tall as their line.
    const inText = one.matches('a, .in-text') && styleOf(one).display.startsWith('inline')
    let box = one.getBoundingClientRect()
    if (!box.width || !box.height) continue
    const small = cells.find(({ selector }) => one.matches(selector))?.least ?? least
    if (!inText && Math.min(box.width, box.height) < small - 0.5) {
      found.add(`${called(one)} is ${Math.round(box.width)}x${Math.round(box.height)} px`)
    }
    const frame = [...ancestors(one)].find((up) => styleOf(up).overflowX !== 'visible')
    const held = frame?.getBoundingClientRect()
    const isCut = ({ left, right }) => left < held.left - 1.5 || right > held.right + 1.5
    // It, and the signs that stand out of it.
    const parts = [one, ...one.querySelectorAll(':scope > svg')].map((part) => part.getBoundingClientRect())
    if (held && !scrolls({ overflow: styleOf(frame).overflowX }) && parts.some(isCut)) {
      found.add(`${called(one)} is cut at the side by ${called(frame)}`)
    }
    const drawn = [...one.querySelectorAll('[data-drawn]:not([data-drawn=""])')].filter(isShown)
    for (const [n, sign] of drawn.entries()) {
      const over = drawn.slice(n + 1).find((other) => overlap(sign.getBoundingClientRect(), other.getBoundingClientRect()) > 6)
      if (over) found.add(`"${over.dataset.drawn}" lies over "${sign.dataset.drawn}" in ${called(one)}`)
    }
    const belongs = (there) => one.contains(there) || there?.closest('label')?.contains(one)
    const isFree = () => points(one.getBoundingClientRect()).every(([x, y]) => belongs(document.elementFromPoint(x, y)))
    if (inText || isFree()) continue
    if (isScrolled(one) || page.scrollHeight > page.clientHeight) bring(one)
    if (isFree()) continue
    box = one.getBoundingClientRect()
    const [x, y] = points(box).find(([x, y]) => !belongs(document.elementFromPoint(x, y)))
    const over = document.elementFromPoint(x, y)
    found.add(`${called(one)} is ${over ? `under ${called(over)}` : 'off the screen'}`)
  }
  for (const selector of needed) {
    if (![...targets].some((one) => one.matches(selector))) found.add(`${selector} is not there`)
  }

  // -- text: large enough, all of it -------------------------------------------------------------------

  const LEAST = 12 // pixels
  const sizeOf = (one, style) => {
    const scale = one instanceof SVGElement ? (one.getScreenCTM?.()?.a ?? 1) : 1
    return parseFloat(style.fontSize) * Math.abs(scale)
  }
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const owners = new Set()
  while (texts.nextNode()) {
    const text = texts.currentNode
    const owner = text.parentElement
    if (!text.data.trim() || !owner || /script|style|option|title/.test(owner.localName) || !isShown(owner)) continue
    const style = styleOf(owner)
    if (sizeOf(owner, style) < LEAST - 0.1) found.add(`text of ${sizeOf(owner, style).toFixed(1)} px: ${called(owner)}`)
    if (/\d/.test(text.data) && !style.fontVariantNumeric.includes('lining-nums')) found.add(`a zero looks like an o: ${called(owner)}`)
    const range = document.createRange()
    range.selectNodeContents(text)
    const box = range.getBoundingClientRect()
    if (!box.width || owner.closest('svg') || (shortened && owner.closest(shortened))) continue
    if (!owners.has(owner) && owner.clientWidth && owner.scrollWidth > owner.clientWidth + 1 && !/visible|auto|scroll/.test(style.overflowX)) {
      found.add(`text cut: ${called(owner)}`)
    }
    owners.add(owner)
    // A badge stands out of its button on purpose.
    const button = styleOf(owner).position === 'absolute' ? null : owner.closest('button, .button')
    // What scrolls one way may still cut the other way.
    let [across, down] = [true, true]
    for (const up of [owner, ...ancestors(owner)]) {
      const { overflowX, overflowY, position } = styleOf(up)
      if (/auto|scroll/.test(overflowX)) across = false
      if (/auto|scroll/.test(overflowY)) down = false
      if (!across && !down) break
      const held = up.getBoundingClientRect()
      const sideways = across && (overflowX !== 'visible' || up === button)
      const upright = down && (overflowY !== 'visible' || up === button)
      const over = (sideways && (box.left < held.left - 1.5 || box.right > held.right + 1.5)) ||
        (upright && (box.top < held.top - 3 || box.bottom > held.bottom + 3))
      if (over) found.add(`text cut: ${called(owner)}${up === owner ? '' : ` by ${called(up)}`}`)
      if (over || position === 'fixed') break
    }
    if (box.right > innerWidth + 1 && !isScrolled(owner)) found.add(`text off the screen: ${called(owner)}`)
  }
  for (const one of root.querySelectorAll('[data-drawn]')) {
    const style = styleOf(one, '::before')
    if (/\d/.test(one.dataset.drawn) && isShown(one) && !style.fontVariantNumeric.includes('lining-nums')) {
      found.add(`a zero looks like an o: ${called(one)}`)
    }
    if (one.dataset.drawn && isShown(one) && parseFloat(style.fontSize) < LEAST && parseFloat(style.fontSize) > 0) {
      found.add(`text of ${style.fontSize}: ${called(one)}`)
    }
  }
  for (const [up, , left, top] of moved.reverse().flat()) up.scrollTo({ left, top, behavior: 'instant' })
  return [...found]
}
