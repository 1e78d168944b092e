/** A game in progress as a part of an address: behind the #, which browsers send to nobody. */

/** The record of a game, as far as the page shows it. */
export interface Brought {
  game: string
  players: number
  actions: number[]
  names?: string[] // empty where a bot played
}

export async function pack(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

const LONGEST = 100_000 // characters of a record, as the server takes them

/** The text again. Fails if it was not packed by `pack`, or is longer than any game. */
export async function unpack(packed: string): Promise<string> {
  const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')).getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    text += decoder.decode(value, { stream: true })
    if (text.length > LONGEST) throw new Error('too long')
  }
}

/** What a record says of itself; null if it is none. The server checks the rest. */
export function look(text: string): Brought | null {
  try {
    const found = JSON.parse(text) as Partial<Brought> | null
    const fits = typeof found?.game === 'string' && Number.isInteger(found.players) && Array.isArray(found.actions)
    return fits ? (found as Brought) : null
  } catch {
    return null
  }
}

export type Kind = 'me' | 'here' | 'invited' | 'bot'

/** Who sits where at first: the person who carries the game has the first seat of a person, friends the others,
 * and bots those that bots had. */
export function seatsOf({ players, names }: Brought, company: Kind): Kind[] {
  const first = Math.max(0, names?.findIndex(Boolean) ?? 0)
  return Array.from({ length: players }, (_, seat) =>
    seat === first ? 'me' : names?.[seat] ? company : 'bot',
  )
}
