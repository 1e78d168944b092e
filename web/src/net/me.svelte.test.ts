// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Me } from './former'

const ANN: Me = { person: 'ann', name: 'Ann', account: null, token: 'ann-token', ratings: {} }
const KAI: Me = { ...ANN, person: 'kai', name: 'Kai', account: 'kai', token: 'kai-token' }

interface Asked {
  path: string
  token: string
}
let asked: Asked[]
let answer: (asked: Asked) => { status: number; body: unknown }

const invalid = { status: 401, body: { code: 'bad-token', message: '' } }
const outage = { status: 503, body: { code: 'no-database', message: '' } }
const welcome = (person: Me) => ({ status: 200, body: person })

/** The module as it is when a page opens. */
async function opened() {
  vi.resetModules()
  return await import('./me.svelte')
}

const keep = (name: string, value: unknown) => localStorage.setItem(name, JSON.stringify(value))

beforeEach(() => {
  localStorage.clear()
  asked = []
  answer = () => outage
  vi.stubGlobal('fetch', (path: string, { headers }: { headers: Record<string, string> }) => {
    const one = { path, token: headers.Authorization?.replace('Bearer ', '') ?? '' }
    asked.push(one)
    const { status, body } = answer(one)
    return Promise.resolve(new Response(JSON.stringify(body), { status }))
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const tokens = (token: string) => Promise.resolve(token)

describe('who this browser is', () => {
  it('survives every answer but that the token is invalid', async () => {
    keep('tidetable.me', ANN)
    const { asMe, me } = await opened()
    const { ask } = await import('./http')
    const work = (token: string) => ask('GET /api/me/statistics', { token })
    for (const status of [400, 403, 404, 429, 500, 503]) {
      answer = () => ({ status, body: { code: 'bad-message', message: '' } })
      await expect(asMe(work)).rejects.toThrow()
    }
    answer = () => ({ status: 401, body: { code: 'bad-login', message: '' } })
    await expect(asMe(work)).rejects.toThrow()
    expect(me()).toEqual(ANN)
    expect(localStorage.getItem('tidetable.former')).toBeNull()
  })

  it('is kept aside when the token is invalid, and a new guest of that name takes over', async () => {
    keep('tidetable.me', ANN)
    const { asMe, former, me } = await opened()
    const { ask } = await import('./http')
    const next = { ...ANN, person: 'ann2', token: 'ann2-token' }
    answer = ({ path, token }) =>
      path === '/api/guests' ? welcome(next) : token === ANN.token ? invalid : welcome(next)
    await asMe((token) => ask('GET /api/me/statistics', { token }))
    expect(me()).toEqual(next)
    expect(former()).toEqual([ANN])
  })

  it('is not replaced by a guest when it was an account', async () => {
    keep('tidetable.me', KAI)
    const { asMe, former, me } = await opened()
    const { ask } = await import('./http')
    answer = () => invalid
    await expect(asMe((token) => ask('GET /api/me/statistics', { token }))).rejects.toThrow()
    expect(me()).toBeNull()
    expect(former()).toEqual([KAI])
    expect(asked.map((one) => one.path)).not.toContain('/api/guests')
  })

  it('comes back when the server accepts the token again', async () => {
    keep('tidetable.former', [KAI, ANN])
    const { asMe, former, me } = await opened()
    answer = ({ token }) => (token === ANN.token ? welcome(ANN) : invalid)
    expect(await asMe(tokens)).toBe(ANN.token)
    expect(me()).toEqual(ANN)
    expect(former()).toEqual([KAI])
  })

  it('is not exchanged for a new guest during an outage', async () => {
    keep('tidetable.former', [ANN])
    const { asMe, former, me } = await opened()
    await expect(asMe(tokens)).rejects.toThrow()
    expect([me(), former()]).toEqual([null, [ANN]])
    expect(asked.map((one) => one.path)).toEqual(['/api/me'])
  })

  it('is who another tab has become', async () => {
    keep('tidetable.me', ANN)
    const { former, me, setAside } = await opened()
    keep('tidetable.me', KAI)
    await setAside(ANN.token)
    expect([me(), former()]).toEqual([KAI, []])
  })

  it('waits for the token that another tab is about to get', async () => {
    keep('tidetable.me', ANN)
    const { asMe, former, me } = await opened()
    const account = { ...ANN, account: 'ann', token: 'new-token' }
    keep('tidetable.changing', Date.now())
    answer = ({ token }) => (token === account.token ? welcome(account) : invalid)
    const { ask } = await import('./http')
    const done = asMe((token) => ask('GET /api/me/statistics', { token }))
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    keep('tidetable.me', account) // the answer has arrived there
    localStorage.removeItem('tidetable.changing')
    await done
    expect([me(), former()]).toEqual([account, []])
    expect(asked.map((one) => one.path)).not.toContain('/api/guests')
  })

  it('does not wait for a tab that was closed in the middle of a change', async () => {
    keep('tidetable.me', ANN)
    const { former, me, setAside } = await opened()
    keep('tidetable.changing', Date.now() - 20_000)
    await setAside(ANN.token)
    expect([me(), former()]).toEqual([null, [ANN]])
  })

  it('is not set aside when the token that was refused is an old one', async () => {
    keep('tidetable.me', KAI)
    const { former, me, setAside } = await opened()
    await setAside(ANN.token)
    expect([me(), former()]).toEqual([KAI, []])
  })

  it('keeps a bounded number of identities aside', async () => {
    const { become, former, setAside } = await opened()
    for (let number = 0; number < 9; number++) {
      become({ ...ANN, person: `p${number}`, token: `t${number}` })
      await setAside(`t${number}`)
    }
    expect(former().map((one) => one.person)).toEqual(['p8', 'p7', 'p6', 'p5', 'p4'])
  })

  it('gets a fresh token once a day', async () => {
    keep('tidetable.me', ANN)
    const { me, renew } = await opened()
    answer = () => welcome({ ...ANN, token: 'fresh' })
    await renew()
    await renew()
    expect(me()?.token).toBe('fresh')
    expect(asked).toHaveLength(1)
  })
})

describe('making an account', () => {
  const body = { account: 'ann', password: 'correct horse' }
  const account = { ...ANN, account: 'ann', token: 'new-token' }
  const taken = { status: 409, body: { code: 'account-taken', message: '' } }
  const unreachable = () => {
    throw new Error('the connection is lost')
  }

  it('lets the other tabs know that the token is about to change', async () => {
    keep('tidetable.me', ANN)
    const { makeAccount, me } = await opened()
    let meanwhile: string | null = null
    answer = () => {
      meanwhile = localStorage.getItem('tidetable.changing')
      return welcome(account)
    }
    await makeAccount(body)
    expect(meanwhile).not.toBeNull()
    expect(localStorage.getItem('tidetable.changing')).toBeNull()
    expect(me()).toEqual(account)
  })

  it('logs in when the answer to the first attempt was lost', async () => {
    keep('tidetable.me', ANN)
    const { former, makeAccount, me } = await opened()
    answer = unreachable
    await expect(makeAccount(body)).rejects.toThrow()
    expect(me()).toEqual(ANN)
    answer = ({ path }) => (path === '/api/login' ? welcome(account) : invalid)
    await makeAccount(body)
    expect([me(), former()]).toEqual([account, []])
  })

  it('does not log in to an account of that name otherwise', async () => {
    keep('tidetable.me', ANN)
    const { makeAccount, me } = await opened()
    answer = ({ path }) => (path === '/api/login' ? welcome(account) : taken)
    await expect(makeAccount(body)).rejects.toThrow()
    expect(me()).toEqual(ANN)
    expect(asked.map((one) => one.path)).toEqual(['/api/accounts'])
  })

  it('says that the name is taken if it was somebody else who took it', async () => {
    keep('tidetable.me', ANN)
    const { makeAccount } = await opened()
    answer = unreachable
    await expect(makeAccount(body)).rejects.toThrow()
    const wrong = { status: 401, body: { code: 'bad-login', message: '' } }
    answer = ({ path }) => (path === '/api/login' ? wrong : taken)
    await expect(makeAccount(body)).rejects.toMatchObject({ code: 'account-taken' })
  })
})
