/** The person at this browser: a guest, created when first needed and kept in the browser. */
import type { Routes } from '../generated/http'
import { t } from '../text/text.svelte'
import { ask, Refusal } from './http'

export type Me = Routes['GET /api/me']['answer']
const KEPT = 'tidetable.me'

function kept(): Me | null {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? 'null') as Me | null
  } catch {
    return null
  }
}

const known = $state<{ me: Me | null }>({ me: kept() })

export function me(): Me | null {
  return known.me
}

export function become(person: Me | null): void {
  known.me = person
  if (person) localStorage.setItem(KEPT, JSON.stringify(person))
  else localStorage.removeItem(KEPT)
}

/** A friendly name for a guest who has not given one. */
export function suggestedName(): string {
  const names = t('guest-names').split(',')
  return names[Math.floor(Math.random() * names.length)].trim()
}

let making: Promise<Me> | null = null

/** This person; creates a guest if there is none. */
export async function identity(name?: string): Promise<Me> {
  if (known.me) return known.me
  making ??= ask('POST /api/guests', { body: { name: name ?? suggestedName() } })
  try {
    become(await making)
  } finally {
    making = null
  }
  return known.me!
}

/** Do something as this person. When the server does not know the person (any more), a new guest
 * of the same name takes over. */
export async function asMe<T>(work: (token: string) => Promise<T>): Promise<T> {
  const person = await identity()
  try {
    return await work(person.token)
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'bad-token') throw error
    become(null)
    return await work((await identity(person.name)).token)
  }
}
