/** Cuts, patterns and gradients that all cards use, put into the page once. */
import { CUTS } from './gems'

const ID = 'kadora-art'

/** A pattern for each colour: another way to tell them apart. */
const PATTERNS: Record<string, string> = {
  red: '<path d="M-2 8 8-2M4 14 14 4"/>', // slanting lines
  orange: '<path d="M0 9 6 3l6 6"/>', // zigzag
  yellow: '<circle cx="6" cy="6" r="1.6"/>', // dots
  green: '<path d="M0 1a6 6 0 0 0 12 0M-6 7A6 6 0 0 0 6 7a6 6 0 0 0 12 0"/>', // scales
  blue: '<path d="M0 6q3-4 6 0t6 0"/>', // waves
  purple: '<path d="M6 2v8M2 6h8"/>', // crosses
}

function symbols(): string {
  return Object.entries(CUTS)
    .map(([kind, cut]) => {
      const facets = cut.facets.map(
        ({ points, shade }) =>
          `<polygon points="${points}" fill="var(--g${shade})" stroke="var(--g${shade})" stroke-width=".4"/>`,
      )
      return `<symbol id="kadora-gem-${kind}" viewBox="-50 -50 100 100" overflow="visible">
        <polygon points="${cut.outline}" fill="#000" opacity=".38" transform="translate(1.5 5)"/>
        <polygon points="${cut.outline}" fill="var(--g3)" stroke="#fffaf0" stroke-width="7" stroke-linejoin="round"/>
        ${facets.join('')}
        <polygon points="${cut.table}" fill="url(#kadora-shine)"/>
        <polygon points="${cut.outline}" fill="none" stroke="var(--g0)" stroke-width="1.4" stroke-linejoin="round"/>
      </symbol>
      <symbol id="kadora-kind-${kind}" viewBox="-50 -50 100 100" overflow="visible">
        <polygon points="${cut.outline}" fill="currentColor" stroke="currentColor" stroke-width="8" stroke-linejoin="round"/>
        <polygon points="${cut.table}" fill="var(--field)" opacity=".55"/>
      </symbol>`
    })
    .join('')
}

function patterns(): string {
  return Object.entries(PATTERNS)
    .map(
      ([colour, drawn]) => `<pattern id="kadora-${colour}" width="12" height="12" patternUnits="userSpaceOnUse">
        <g fill="none" stroke="var(--g0)" stroke-width="1.7">${drawn}</g></pattern>`,
    )
    .join('')
}

/** Letters and figures as drawings: what is written on a card is no text of the page, the button
    that it lies on has its name in words. */
function glyphs(): string {
  return [...'0123456789BGJLOPRVY', 'Ge', 'Gr', 'Ve', 'Vi']
    .map((sign) => `<text id="kadora-sign-${sign}">${sign}</text>`)
    .join('')
}

export function ready(): void {
  if (document.getElementById(ID)) return
  const svg = `<svg id="${ID}" width="0" height="0" aria-hidden="true" class="kadora-art"><defs>
    <linearGradient id="kadora-rim" x2="1" y2="1"><stop stop-color="#fffaf0"/><stop offset="1" stop-color="#dcc49c"/></linearGradient>
    <radialGradient id="kadora-glow"><stop stop-color="#fff" stop-opacity=".6"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
    <linearGradient id="kadora-shine" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".75"/><stop offset=".5" stop-color="#fff" stop-opacity=".1"/><stop offset="1" stop-color="#fff" stop-opacity=".35"/></linearGradient>
    ${symbols()}${patterns()}${glyphs()}</defs></svg>`
  document.body.insertAdjacentHTML('beforeend', svg)
}
