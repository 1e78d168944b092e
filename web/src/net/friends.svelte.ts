/** The friends of this person, and what waits for an answer: wishes to be friends, and invitations to
 * tables. Asked for every few seconds while a page is visible that shows them. */
import type { Routes, Summary } from '../generated/http'
import { ask, Refusal } from './http'
import { asMe, me } from './me.svelte'

export type Circle = Routes['GET /api/me/friends']['answer']
export type Profile = Routes['GET /api/players/{person_id}']['answer']
export type Relation = NonNullable<Profile['relation']>
export type Invited = Routes['GET /api/tables/{table_id}/invited']['answer']
export type By = 'person' | 'code' | 'account'
const EVERY = 10_000 // milliseconds
const CODE = /^[BCDFGHKLMPRSTVWXZ]{8}$/ // a friend code, in the server's letters

let known = $state.raw<Circle | null>(null)
let owner = $state.raw<string | null>(null)

/** Null: not known yet, or there is nobody to ask for. */
export function circle(): Circle | null {
  return owner === (me()?.person ?? null) ? known : null
}

/** How many people wait for an answer. */
export function waitingPeople(): number {
  const now = circle()
  return now ? now.asking.length + now.invitations.length : 0
}

export function hasBlocked(person: string | null | undefined): boolean {
  return Boolean(person && circle()?.blocked.some((one) => one.person === person))
}

export function invitedTo(table: string): Circle['invitations'][number] | undefined {
  return circle()?.invitations.find((one) => one.table.id === table)
}

export function relationTo(person: string): Relation {
  const now = circle()
  if (person === me()?.person) return 'self'
  const has = (people: { person: string }[]) => people.some((one) => one.person === person)
  if (!now) return 'none'
  if (has(now.blocked)) return 'blocked'
  if (has(now.friends)) return 'friend'
  if (has(now.asking)) return 'asking'
  return has(now.asked) ? 'asked' : 'none'
}

function keep(found: Circle): Circle {
  known = found
  owner = me()?.person ?? null
  return found
}

export async function refreshFriends(): Promise<void> {
  if (me()) keep(await asMe((token) => ask('GET /api/me/friends', { token })))
}

/** Keep looking while a page is open. Call it in an effect. */
export function watchFriends(): () => void {
  const look = () => {
    if (!document.hidden) refreshFriends().catch(() => {}) // the next one may succeed
  }
  look()
  const timer = setInterval(look, EVERY)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

// -- what a person can do --------------------------------------------------------------------------

export async function askFriend(who: string, by: By = 'person'): Promise<Circle> {
  return keep(await asMe((token) => ask('POST /api/me/friends', { body: { who, by }, token })))
}

/** Somebody is named by a friend code or by an account name: whatever it is. */
export async function byCodeOrAccount<T>(
  text: string,
  work: (who: string, by: By) => Promise<T>,
): Promise<T> {
  const who = text.trim()
  if (!CODE.test(who.toUpperCase().replace(/[\s-]/g, ''))) return await work(who, 'account')
  try {
    return await work(who, 'code')
  } catch (error) {
    if (error instanceof Refusal && error.code === 'no-such-person') return await work(who, 'account')
    throw error
  }
}

export async function decline(person: string): Promise<Circle> {
  const path = { person_id: person }
  return keep(
    await asMe((token) => ask('POST /api/me/friends/{person_id}/decline', { path, token })),
  )
}

/** End a friendship, or withdraw a wish. */
export async function removeFriend(person: string): Promise<Circle> {
  const path = { person_id: person }
  return keep(await asMe((token) => ask('DELETE /api/me/friends/{person_id}', { path, token })))
}

export async function block(person: string): Promise<Circle> {
  return keep(await asMe((token) => ask('POST /api/me/blocks', { body: { person }, token })))
}

export async function unblock(person: string): Promise<Circle> {
  const path = { person_id: person }
  return keep(await asMe((token) => ask('DELETE /api/me/blocks/{person_id}', { path, token })))
}

export async function setPrivacy(body: { private?: boolean; hidden?: boolean; puzzles?: boolean }): Promise<Circle> {
  return keep(await asMe((token) => ask('PATCH /api/me/privacy', { body, token })))
}

export async function friendCode(fresh = false): Promise<string> {
  const body = { fresh }
  return (await asMe((token) => ask('POST /api/me/friend-code', { body, token }))).code
}

export async function profileOf(person: string): Promise<Profile> {
  const path = { person_id: person }
  return await ask('GET /api/players/{person_id}', { path, token: me()?.token })
}

// -- invitations -----------------------------------------------------------------------------------

export function invite(table: string, who: string, by: By = 'person'): Promise<Invited> {
  const path = { table_id: table }
  return asMe((token) => ask('POST /api/tables/{table_id}/invite', { path, body: { who, by }, token }))
}

export function invitedPeople(table: string): Promise<Invited> {
  return asMe((token) => ask('GET /api/tables/{table_id}/invited', { path: { table_id: table }, token }))
}

export async function acceptInvitation(table: string, knowing = false): Promise<Summary> {
  const path = { table_id: table }
  return await asMe((token) =>
    ask('POST /api/me/invitations/{table_id}/accept', { path, body: { knowing }, token }),
  )
}

export async function declineInvitation(table: string): Promise<void> {
  const path = { table_id: table }
  await asMe((token) => ask('DELETE /api/me/invitations/{table_id}', { path, token }))
  await refreshFriends()
}
