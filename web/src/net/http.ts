/** The HTTP side of the server, typed by its schemas. */
import { untrack } from 'svelte'
import type { Routes } from '../generated/http'
import { language } from '../text/text.svelte'
import { transport } from './transport'

type Route = keyof Routes
type Body<R extends Route> = Routes[R] extends { body: infer B } ? B : undefined

interface Asking<B> {
  path?: Record<string, string | number> // fills {table_id} and the like
  query?: Record<string, string | number | boolean | (string | number)[] | null | undefined>
  body?: B
  token?: string | null
  unless?: string // the ETag of what is known: the answer is null if it has not changed
}

/** The server refused, with a reason in the reader's language; or it did not answer (`code` is then
 * `unreachable`). */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message)
  }
}

/** Ask one of the server's routes, such as 'GET /api/games'. */
export async function ask<R extends Route>(
  route: R,
  asking: Asking<Body<R>> = {},
): Promise<Routes[R]['answer']> {
  const [method, pattern] = route.split(' ')
  const path = pattern.replace(/\{(\w+)(:\w+)?\}/g, (_, name: string) =>
    encodeURIComponent(String(asking.path?.[name])),
  )
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(asking.query ?? {})) {
    if (Array.isArray(value)) value.forEach((one) => query.append(name, String(one)))
    else if (value !== null && value !== undefined) query.set(name, String(value))
  }
  // Asking is no reason to ask again when the language changes.
  const headers: Record<string, string> = { 'Accept-Language': untrack(language) }
  if (asking.token) headers.Authorization = `Bearer ${asking.token}`
  if (asking.unless) headers['If-None-Match'] = `"${asking.unless}"`
  if (asking.body !== undefined) headers['Content-Type'] = 'application/json'
  let answer: Response
  try {
    answer = await transport().fetch(path + (query.size ? `?${query}` : ''), {
      method,
      headers,
      body: asking.body === undefined ? undefined : JSON.stringify(asking.body),
    })
  } catch {
    throw new Refusal('unreachable', '', 0)
  }
  if (answer.status === 304) return null as Routes[R]['answer']
  const body: unknown = await answer.json().catch(() => null)
  if (answer.ok) return body as Routes[R]['answer']
  const { code, message } = (body ?? {}) as { code?: string; message?: string }
  throw new Refusal(code ?? `http-${answer.status}`, message ?? '', answer.status)
}
