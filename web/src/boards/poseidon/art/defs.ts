/** Creatures, shark and signs that the whole board uses, put into the page once. They take their
    colours from the custom properties of whatever they stand in (pieces.css). */

const ID = 'poseidon-art'

const eye = (x: number, y: number, r: number, look = 1) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" stroke="var(--line-dark)" stroke-width="1.6"/>
   <circle cx="${x + look}" cy="${y + 0.6}" r="${r * 0.48}" fill="#10202c"/>
   <circle cx="${x + look - 0.8}" cy="${y - 0.8}" r="${r * 0.17}" fill="#fff"/>`

const comic = 'stroke="var(--line-dark)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"'
const thin = 'fill="none" stroke="var(--line-dark)" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"'

const CREATURES: Record<string, string> = {
  octopus: `
    <path fill="var(--c)" ${comic} d="M24 4C13 4 7 12 7 21c0 5 2 8 1 11-1 2-3 3-5 2 0 5 6 7 10 3 0 5 7 7 9 2 1 4 6 4 7 0 2 5 9 3 9-2 4 4 10 2 10-3-2 1-4 0-5-2-1-3 1-6 1-11C44 12 35 4 24 4z" transform="translate(-.5)"/>
    <path d="M13 17c1-5 5-8 9-9" fill="none" stroke="var(--c-light)" stroke-width="3" stroke-linecap="round"/>
    <g fill="var(--c-light)"><circle cx="14" cy="33" r="1.6"/><circle cx="33" cy="33" r="1.6"/><circle cx="23.5" cy="35" r="1.6"/></g>
    ${eye(17, 21, 5.2)}${eye(30, 20, 6)}
    <path d="M19 29q5 4 10 0" ${thin}/>`,
  fish: `
    <path fill="var(--c-light)" ${comic} d="M20 13c2-6 9-9 15-7-3 2-4 4-4 7zM22 36c1 5 6 7 11 6-2-2-3-4-3-7z"/>
    <path fill="var(--c)" ${comic} d="M4 12c4 2 7 5 9 8 4-6 10-9 17-9 9 0 15 6 16 13-1 7-7 13-16 13-7 0-13-3-17-9-2 3-5 6-9 8 2-8 2-16 0-24z"/>
    <path d="M19 19c3 3 3 8 0 11M25 17c3 4 3 10 0 14" fill="none" stroke="var(--c-light)" stroke-width="2.4" stroke-linecap="round"/>
    ${eye(35, 19, 5.6)}
    <path d="M45 27q-4 4-8 2" ${thin}/>`,
  starfish: `
    <path fill="var(--c)" ${comic} d="M24 3c3 0 4 3 5 7s2 6 5 7 8 0 11 2 1 5-2 7-6 4-6 7 3 7 2 10-4 3-7 1-5-4-8-4-5 2-8 4-6 2-7-1 2-7 2-10-3-5-6-7-5-5-2-7 8-1 11-2 4-3 5-7 2-7 5-7z"/>
    <g fill="var(--c-light)"><circle cx="24" cy="9" r="2"/><circle cx="10" cy="21" r="2"/><circle cx="38" cy="21" r="2"/><circle cx="14" cy="38" r="2"/><circle cx="34" cy="38" r="2"/></g>
    ${eye(19, 23, 4.8)}${eye(29, 23, 4.8)}
    <path d="M18 31q6 6 12 0z" fill="#7a2600" ${comic} stroke-width="1.8"/>`,
  clam: `
    <path fill="var(--c-dark)" ${comic} d="M5 28c1 10 9 15 19 15s18-5 19-15z"/>
    <path fill="#7a2140" d="M8 26h32v6H8z"/>
    <path fill="var(--c)" ${comic} d="M4 24C2 12 12 4 24 4s22 8 20 20c-3 3-6 0-7-2-2 4-7 4-8 1-2 4-8 4-10 0-1 3-6 3-8-1-1 2-4 5-7 2z"/>
    <path d="M24 8v11M15 9l3 11M33 9l-3 11M8 14l5 7M40 14l-5 7" fill="none" stroke="var(--c-dark)" stroke-width="2" stroke-linecap="round" opacity=".75"/>
    <path fill="var(--c)" ${comic} d="M6 31c4-2 6 1 8 0s5 2 7 1 5 1 7 0 5 0 6 0 5-2 8 0c-2 8-9 12-18 12S8 39 6 31z"/>
    ${eye(18, 27, 4.6)}${eye(30, 27, 4.6)}`,
}

/** One colour only: small marks on dice. */
const MARKS: Record<string, string> = {
  octopus: '<path d="M12 2C7 2 4 6 4 10.500c0 3 0 4-2 5.5 2 2 4 1 5-.5 0 3 3 4 5 1.5 2 2.5 5 1.5 5-1.5 1 1.5 3 2.5 5 .5-2-1.5-2-2.5-2-5.500C20 6 17 2 12 2zM9 8.500a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.200zm6 0a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.200z" transform="translate(0 2)"/>',
  fish: '<path d="M1 5c3 1.5 4.5 3.5 5.5 5.500C9 7 12 5.5 15 5.500c4.5 0 7 3.5 8 6.5-1 3-3.5 6.5-8 6.5-3 0-6-1.5-8.5-5C5.5 15.5 4 17.5 1 19c1.2-5 1.2-9 0-14zm16.5 4a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.200z"/>',
  starfish: '<path d="M12 1.5 15 8.500l7.5.7-5.7 5 1.7 7.400L12 17.700l-6.5 3.9 1.7-7.4-5.7-5L9 8.500z" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"/>',
  clam: '<path d="M12 3c6 0 10.5 4 10.5 9 0 2-1.5 3-3 3.500L15 20H9l-4.5-4.500C3 15 1.5 14 1.5 12 1.5 7 6 3 12 3zm-.8 3v9h1.600V6zM6 7.500l2.5 8 1.5-.6-2.6-8zM18 7.500l-2.5 8-1.5-.6 2.6-8z" fill-rule="evenodd"/>',
  neutral: '<circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" stroke-width="3"/>',
}

/** Signs of tiles, corals and steps, one colour, 24 by 24. */
const SIGNS: Record<string, string> = {
  arrow: '<path d="M3 9.500h9V4l9.5 8-9.5 8v-5.500H3z" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"/>',
  food: '<path d="M21.5 5.500A11 11 0 1 0 21.5 18.500l-3-1.8-1.2 1.6-1.5-2.6-2 1-.3-2.900L11 12l2.5-1.8.3-2.9 2 1 1.5-2.6 1.2 1.600zM11 4.800a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.400z" fill-rule="evenodd"/>',
  wave: '<path d="M1.5 20.500C2 10 8 3.5 15 3.500c5 0 8 3.5 7.5 7.5-.3 2.8-2.4 4.3-4.6 4-2-.3-3.2-1.8-2.9-3.5.2-1.2 1-1.9 2-2-4.5-1.5-7.5 1.5-7 6 .3 2.5 1.5 4 3.5 5zM14 20.500c2.5 0 3-1.5 4.5-1.500s2 1.5 4.5 1.500z" stroke="currentColor" stroke-width=".8" stroke-linejoin="round"/>',
  storage: '<path d="M3 3h6v3H6v3H3zM15 3h6v6h-3V6h-3zM3 15h3v3h3v3H3zM18 15h3v6h-6v-3h3z"/><rect x="8.5" y="8.5" width="7" height="7" rx="1.8" opacity=".55"/>',
  plain: '<circle cx="8" cy="14" r="3.5" fill="none" stroke="currentColor" stroke-width="1.8"/><circle cx="15.5" cy="9" r="2.5" fill="none" stroke="currentColor" stroke-width="1.6"/><circle cx="15" cy="17" r="1.5"/>',
  skeleton: '<path d="M12 2C6.5 2 3 5.6 3 10c0 2.6 1.2 4.6 3 5.800V19h2.500v-2h1.700v2h3.600v-2h1.700v2H18v-3.200c1.8-1.2 3-3.2 3-5.8 0-4.4-3.5-8-9-8zM8.3 8a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.600zm7.4 0a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.600zM12 12.500l1.2 2.500h-2.400z" fill-rule="evenodd"/><path d="M6 21.500h12" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  fins: '<path d="M2 20C5 10 10 4 20 3c-3 3-4 6-3 10 .6 2.5 2.5 4.5 5 7z"/><path d="M3 22.500h18" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/>',
  rider: '<path d="M2 17C7 13 16 9 22 3c-1 8-7 14-15 16-2 .5-4-.5-5-2z"/><path d="M2 22c2-2 4-2 6.5 0s4.5 2 7 0 4.5-2 6.5 0" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  mouth: '<path d="M1.5 9C5 4.5 8.5 3.5 12 6c3.5-2.5 7-1.5 10.5 3-1 7-5 11-10.5 11S2.5 16 1.5 9zM4 9.500l2.5 3L9 9.800l3 3.2 3-3.2 2.5 2.7 2.5-3C17 8.5 14.5 8 12 9 9.5 8 7 8.5 4 9.500z" fill-rule="evenodd"/>',
  graveyard: '<path d="M5 22V10a7 7 0 0 1 14 0v12zM10.8 8v2.200H8.600v2.300h2.200V18h2.400v-5.500h2.200v-2.300h-2.200V8z" fill-rule="evenodd"/><path d="M2 22h20" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  trident: '<path d="M10.7 23V14.500C6.5 14.2 4 11.5 4 7V6L2.5 7 5.5 1.5 8.5 7 7 6v1c0 2.8 1.3 4.3 3.7 4.600V5.800L9 7l3-6 3 6-1.7-1.200v5.800C15.7 11.3 17 9.8 17 7V6l-1.5 1 3-5.5 3 5.500L20 6v1c0 4.5-2.5 7.2-6.7 7.500V23z"/>',
  unknown: '<path d="M8 8.500A4 4 0 0 1 12 5c2.6 0 4.3 1.6 4.3 3.7 0 2.9-3.8 3.2-3.8 6" fill="none" stroke="currentColor" stroke-width="2.8" stroke-linecap="round"/><circle cx="12.4" cy="19" r="1.9"/>',
  fin: '<path d="M1 18C4 9 10 4 18 3c-2 4-2 9 2 15z"/><path d="M0 20.500c3-2 5-2 8 0s5 2 8 0 5-2 8 0" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  build: '<path d="M7 2.5 12 5.400v5.700L7 14l-5-2.900V5.400zM17 2.500l5 2.900v5.700L17 14l-4-2.300V5.400zM12 12.800l5 2.900v4L12 22.500l-5-2.800v-4z" stroke="currentColor" stroke-linejoin="round"/>',
  bite: '<rect x="3" y="3" width="18" height="18" rx="4.5" fill="none" stroke="currentColor" stroke-width="2.4"/><circle cx="8" cy="8" r="1.9"/><circle cx="16" cy="16" r="1.9"/><circle cx="12" cy="12" r="1.9"/>',
  turn: '<path d="M20 12a8 8 0 1 1-2.7-6" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/><path d="M21 2v6.500h-6.500z"/>',
  swap: '<path d="M3 9h13M13 4.5 17.5 9 13 13.500M21 16H8M11 11.5 6.5 16l4.5 4.5" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
  check: '<path d="m4 13 5.5 5.500L20.5 6" fill="none" stroke="currentColor" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>',
  stop: '<path d="M6 6l12 12M18 6 6 18" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>',
  look: '<path d="M1.5 12C4.5 7 8 4.8 12 4.800S19.5 7 22.5 12c-3 5-6.5 7.2-10.5 7.200S4.5 17 1.5 12zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z" fill-rule="evenodd"/>',
  free: '<path d="M12 1.5 15 8.500l7.5.7-5.7 5 1.7 7.400L12 17.700l-6.5 3.9 1.7-7.4-5.7-5L9 8.500z"/>',
  dice: '<rect x="2" y="7" width="13" height="13" rx="3"/><path d="M9 4h9.500A2.5 2.5 0 0 1 21 6.500V16h-3.500V9A2.5 2.5 0 0 0 15 6.500H9z" opacity=".6"/>',
  hand: '<path d="M9 21c-3-2-5-5-6.5-8 1-1.2 2.6-.8 4 1V4.500c0-2 3-2 3 0V10h1V3c0-2 3-2 3 0v7h1V5c0-2 3-2 3 0v6h1V8c0-1.8 2.7-1.8 2.7 0v7c0 3.5-2 6-4.2 6z"/>',
}

const SHARK = `
  <path fill="#fff" opacity=".5" d="M6 10q-4 14 0 28l-4 2q-5-16 0-32z"/>
  <path fill="var(--shark-dark)" ${comic} d="M44 12 30 1c2 6 2 9 0 12zM44 36 30 47c2-6 2-9 0-12z"/>
  <path fill="var(--shark)" ${comic} d="M72 24C68 13 54 7 38 8.5 28 9.5 20 14 14 20L3 11c2 5 2.5 9 2.5 13S5 32 3 37l11-9c6 6 14 10.5 24 11.500C54 41 68 35 72 24z"/>
  <path fill="var(--shark-light)" d="M69 24C66 31 56 36 44 36.5 56 34 62 30 63 24 62 18 56 14 44 11.5 56 12 66 17 69 24z"/>
  <path fill="var(--shark-dark)" d="M18 24c7-4 14-4 21 0-7 4-14 4-21 0z"/>
  <path fill="#7a1f2b" ${comic} stroke-width="1.8" d="M64 15c5 4 6 14 0 18-3-6-3-12 0-18z"/>
  <path fill="#fff" d="m64.5 16 3 2.5-3 1.500zm2.5 4 1.5 3-3.5.5zm1.6 5-.8 3-2.8-1.700zm-1.4 4.4-2.4 2.7-.9-2.600z"/>
  ${eye(52, 14, 6.2, 1.6)}${eye(52, 34, 6.2, 1.6)}
  <path d="M30 17v4M26 18.500v3M30 27v4M26 26.500v3" ${thin} stroke-width="1.6"/>`

const symbol = (id: string, box: string, drawn: string) =>
  `<symbol id="poseidon-${id}" viewBox="${box}" overflow="visible">${drawn}</symbol>`
const all = (drawings: Record<string, string>, kind: string, box: string, attributes = '') =>
  Object.entries(drawings)
    .map(([name, drawn]) => symbol(`${kind}-${name}`, box, `<g ${attributes}>${drawn}</g>`))
    .join('')

export function ready(): void {
  if (document.getElementById(ID)) return
  const svg = `<svg id="${ID}" width="0" height="0" aria-hidden="true" style="position:absolute"><defs>
    ${all(CREATURES, 'creature', '0 0 48 48')}${all(MARKS, 'mark', '0 0 24 24', 'fill="currentColor"')}
    ${all(SIGNS, 'sign', '0 0 24 24', 'fill="currentColor"')}${symbol('shark', '0 0 76 48', SHARK)}
    </defs></svg>`
  document.body.insertAdjacentHTML('beforeend', svg)
}
