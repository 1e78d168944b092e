/** The seed of a game and the hash that was published before it: `seed_hash` of engine/chance.py. */
export type Check = 'right' | 'wrong' | 'impossible'

/** Browsers calculate hashes only on pages with a secure address. */
export async function check(seed: string, hash: string): Promise<Check> {
  if (!globalThis.crypto?.subtle) return 'impossible'
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed))
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex === hash ? 'right' : 'wrong'
}
