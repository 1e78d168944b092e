/** Identities whose token the server no longer accepts. They are kept aside, not thrown away: the
 * server may be mistaken (a restored backup, a wrong database), and a guest's seats depend on them. */
import type { Routes } from '../generated/http'
import { offline } from '../offline/mode'

export type Me = Routes['GET /api/me']['answer']
const KEPT = offline ? 'tidetable.offline.former' : 'tidetable.former'
const MOST = 5

/** Newest first. */
export function formerPeople(): Me[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT) ?? '[]') as Me[]
    return Array.isArray(found) ? found.filter((one) => one?.token) : []
  } catch {
    return []
  }
}

export function keepAside(person: Me): void {
  write([person, ...others(person.person)].slice(0, MOST))
}

export function dropFormer(person: string): void {
  write(others(person))
}

const others = (person: string) => formerPeople().filter((one) => one.person !== person)

function write(people: Me[]): void {
  if (people.length) localStorage.setItem(KEPT, JSON.stringify(people))
  else localStorage.removeItem(KEPT)
}
