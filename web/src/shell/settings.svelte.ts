/** The reader's settings, kept in this browser. */
const KEPT = 'tidetable.settings'

/** Every decision, only what cannot be taken back, or nothing; `confirm-ID` says it in words. */
export const CONFIRMS = ['each', 'final', 'never'] as const
export type Confirm = (typeof CONFIRMS)[number]

const DEFAULTS = {
  confirm: 'final' as Confirm, // what is asked before it is sent
  speed: 1, // of animation: 0.5, 1, 2; 0 is at once
  sounds: false,
  scheme: 'auto' as 'auto' | 'light' | 'dark',
  cover: true, // hide the table while a shared device changes hands
}

/** How fast things move; `speed-ID` says it in words. */
export const SPEEDS = [
  { value: 0.5, id: 'slow' },
  { value: 1, id: 'normal' },
  { value: 2, id: 'fast' },
  { value: 0, id: 'instant' },
]

export type Settings = typeof DEFAULTS

function kept(): Settings {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Settings>
    // It was yes or no once.
    if (typeof found.confirm === 'boolean') found.confirm = found.confirm ? 'each' : 'never'
    return { ...DEFAULTS, ...found }
  } catch {
    return { ...DEFAULTS }
  }
}

export const settings: Settings = $state(kept())

export function set<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value
  localStorage.setItem(KEPT, JSON.stringify(settings))
  if (name === 'scheme') dress()
}

/** Apply the chosen colour scheme; by default the system's. */
export function dress(): void {
  const root = document.documentElement
  if (settings.scheme === 'auto') delete root.dataset.scheme
  else root.dataset.scheme = settings.scheme
}

const less = matchMedia('(prefers-reduced-motion: reduce)')
const wish = $state({ less: less.matches })
less.addEventListener('change', () => (wish.less = less.matches))

/** The settings that boards get. */
export function boardSettings(): { speed: number; motion: boolean; sounds: boolean } {
  const atOnce = settings.speed === 0
  return {
    speed: atOnce ? Infinity : settings.speed,
    motion: !atOnce && !wish.less,
    sounds: settings.sounds,
  }
}
