/** Getting together: codes, invitations, sitting down and beginning. */
import type { Routes, Summary } from '../generated/http'
import { ask } from './http'
import { asMe } from './me.svelte'

export type Invitations = Routes['GET /api/tables/{table_id}/invitations']['answer']
type Beginning = NonNullable<Routes['POST /api/tables/{table_id}/begin']['body']>
export type Missing = NonNullable<Beginning['missing']>

/** The code with which this browser came to a table: it opens seats, also later. */
export function codeOf(table: string): string | null {
  return sessionStorage.getItem(`tidetable.code.${table}`)
}

export function keepCode(table: string, code: string): void {
  sessionStorage.setItem(`tidetable.code.${table}`, code)
}

/** The table or the tournament that a code leads to. */
export function withCode(code: string): Promise<Routes['GET /api/join/{code}']['answer']> {
  return ask('GET /api/join/{code}', { path: { code } })
}

export function invitationsOf(table: string): Promise<Invitations> {
  return asMe((token) =>
    ask('GET /api/tables/{table_id}/invitations', { path: { table_id: table }, token }),
  )
}

/** Take a seat; `name` is that of somebody else at this device. */
export function sitDown(
  table: string,
  seat: number,
  invitation: string | null,
  name?: string,
  knowing = false, // that somebody sits there whom this person has blocked
): Promise<Summary> {
  const body = { seat, invitation, name: name ?? null, knowing }
  return asMe((token) =>
    ask('POST /api/tables/{table_id}/sit', { path: { table_id: table }, body, token }),
  )
}

export function begin(table: string, missing: Missing = 'wait', bot = 'normal'): Promise<Summary> {
  return asMe((token) =>
    ask('POST /api/tables/{table_id}/begin', {
      path: { table_id: table },
      body: { missing, bot },
      token,
    }),
  )
}

export function list(table: string, listed: boolean): Promise<Summary> {
  return asMe((token) =>
    ask('POST /api/tables/{table_id}/list', { path: { table_id: table }, body: { listed }, token }),
  )
}

/** A code in groups, to read aloud: BCD FGH. */
export function spaced(code: string, group = 3): string {
  return code.match(new RegExp(`.{1,${group}}`, 'g'))?.join(' ') ?? code
}
