/** The person at this browser: a guest, created when first needed and kept in the browser. */
import { changing, settled } from './changing'
import { dropFormer, formerPeople, keepAside, type Me } from './former'
import type { Routes } from '../generated/http'
import { offline } from '../offline/mode'
import { ask, Refusal } from './http'

export type { Me }
// Who plays without a server is nobody's guest: both may share an address.
const KEPT = offline ? 'tidetable.offline.me' : 'tidetable.me'
const RENEWED = offline ? 'tidetable.offline.renewed' : 'tidetable.renewed' // when the token was last renewed
const RENEW_EVERY = 86_400_000 // milliseconds: tokens that are used do not expire
const RECALL_EVERY = 60_000 // milliseconds between attempts with identities that were kept aside

function kept(): Me | null {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? 'null') as Me | null
  } catch {
    return null
  }
}

const known = $state<{ me: Me | null; former: Me[] }>({ me: kept(), former: formerPeople() })

export function me(): Me | null {
  return known.me
}

/** Identities that were kept aside, newest first. */
export function former(): Me[] {
  return known.former
}

export function become(person: Me | null): void {
  known.me = person
  if (person) {
    localStorage.setItem(KEPT, JSON.stringify(person))
    localStorage.setItem(RENEWED, String(Date.now()))
    forgetFormer(person.person)
  } else localStorage.removeItem(KEPT)
}

/** The server does not accept this token. Keep the identity aside, and be nobody; or be who this
 * browser, in this tab or another, has become meanwhile. */
export async function setAside(token: string): Promise<void> {
  await settled()
  if (known.me?.token !== token) return
  const elsewhere = kept()
  if (elsewhere && elsewhere.token !== token) known.me = elsewhere
  else putAside()
}

/** Keep this person's identity aside, and be nobody. */
export function putAside(): void {
  if (known.me) {
    keepAside(known.me)
    known.former = formerPeople()
  }
  become(null)
}

export function forgetFormer(person: string): void {
  dropFormer(person)
  known.former = formerPeople()
}

/** Whether the server says that a token is invalid. Nothing else is a reason to forget it. */
export function isInvalid(error: unknown): boolean {
  return (
    error instanceof Refusal &&
    error.status === 401 &&
    (error.code === 'bad-token' || error.code === 'now-account')
  )
}

/** A friendly name for somebody who is new: the server gives each one out once. Empty if it does not
 * answer. */
export async function suggestedName(): Promise<string> {
  try {
    return (await ask('POST /api/guest-names')).name
  } catch {
    return ''
  }
}

let recalled = -RECALL_EVERY

/** Be one of those who were kept aside again, if the server accepts one of their tokens. */
export async function recall(only?: Me): Promise<Me | null> {
  recalled = Date.now()
  for (const one of only ? [only] : formerPeople()) {
    try {
      const found = await ask('GET /api/me', { token: one.token })
      become(found)
      return found
    } catch (error) {
      if (!isInvalid(error)) throw error
    }
  }
  return null
}

let making: Promise<Me> | null = null

/** This person; creates a guest if there is none. */
export async function identity(name?: string): Promise<Me> {
  if (known.me) return known.me
  making ??= arrive(name)
  try {
    become(await making)
  } finally {
    making = null
  }
  return known.me!
}

async function arrive(name?: string): Promise<Me> {
  const due = known.former.length > 0 && Date.now() - recalled >= RECALL_EVERY
  const found = due ? await recall() : null
  return found ?? (await ask('POST /api/guests', { body: { name: name ?? null } }))
}

/** Do something as this person. When the server does not accept the token (any more), a guest is
 * followed by a new guest of the same name; somebody with an account has to log in again. */
export async function asMe<T>(work: (token: string) => Promise<T>): Promise<T> {
  const person = await identity()
  try {
    return await work(person.token)
  } catch (error) {
    if (!isInvalid(error)) throw error
    await setAside(person.token)
    if (person.account && !known.me) throw error
    return await work((await identity(person.name)).token)
  }
}

/** Renew the token once a day. Called when the page opens and when a table is open again. */
export async function renew(): Promise<void> {
  const person = known.me
  if (!person || Date.now() - Number(localStorage.getItem(RENEWED) ?? 0) < RENEW_EVERY) return
  try {
    const fresh = await ask('GET /api/me', { token: person.token })
    if (known.me?.token === person.token) become(fresh)
  } catch (error) {
    if (isInvalid(error)) await setAside(person.token)
  }
}

type Credentials = Routes['POST /api/accounts']['body']
let unanswered: string | null = null // the account that was last asked for, without an answer

/** Make an account of this guest. If the answer to an earlier attempt was lost, the account may exist
 * and the guest's token be void: then its password opens it. */
export async function makeAccount(body: Credentials): Promise<void> {
  const before = unanswered
  unanswered = body.account
  const make = async (token: string) => {
    try {
      become(await ask('POST /api/accounts', { body, token }))
    } catch (error) {
      if (error instanceof Refusal && error.code === 'unreachable') throw error
      unanswered = null
      if (before !== body.account) throw error
      const found = await ask('POST /api/login', { body, token }).catch(() => null)
      if (!found) throw error
      become(found)
    }
    unanswered = null
  }
  await asMe((token) => changing(() => make(token)))
}

/** Log in; the account takes over the games of this guest. */
export async function logIn(body: Credentials): Promise<void> {
  await changing(async () => become(await ask('POST /api/login', { body, token: known.me?.token })))
}

/** Change the password, which makes all other tokens void. */
export async function changePassword(old: string, fresh: string): Promise<void> {
  const body = { old, new: fresh }
  await changing(async () =>
    become(await ask('POST /api/me/password', { body, token: known.me?.token })),
  )
}
