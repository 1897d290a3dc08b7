import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createAuth } from './createAuth.ts'
import { STORAGE_KEY } from './storedSession.ts'
import { ADMIN } from './testing/account.ts'
import { memoryStorage } from './testing/memoryStorage.ts'
import { sessionThatExpires, storageWith, URL_OF_SERVICE, mockService } from './testing/mockService.ts'

// Section 9 of the specification, proven against the client library: it does the renewing.
const SECOND = 1000
const TICK = 30 * SECOND
const REFRESH = 'POST /auth/v1/token?grant_type=refresh_token'

const service = mockService()

beforeEach(() => {
  vi.useFakeTimers({
    now: Date.parse('2026-11-23T08:00:00Z'),
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  })
})
afterEach(() => vi.useRealTimers())

/** The network has no fake timers, so it gets a turn after each step. */
async function advance(milliseconds: number, step = 50) {
  for (let passed = 0; passed < milliseconds; passed += step) {
    await vi.advanceTimersByTimeAsync(step)
    for (let turns = 0; turns < 3; turns += 1) await new Promise((resolve) => setImmediate(resolve))
  }
}

/** Signs in with a token of five minutes. */
async function signedIn(expiresIn = 300) {
  const storage = memoryStorage()
  const opened = service.open({ storage, expiresIn })
  const signIn = opened.gateway.signIn(ADMIN)
  await advance(50)
  expect((await signIn).ok).toBe(true)
  const start = Date.now()
  service.requests.length = 0
  const refreshedAt = () => service.requests.filter(({ what }) => what === REFRESH).map(({ at }) => at - start)
  return { ...opened, refreshedAt }
}

describe('renewing', () => {
  it('checks every 30 seconds whether the token expires within 90 seconds', async () => {
    const { refreshedAt, changes } = await signedIn(300)
    await advance(7 * TICK - SECOND, SECOND)
    expect(refreshedAt()).toEqual([])
    await advance(SECOND)
    // The seventh tick: 210 of 300 seconds are over.
    expect(refreshedAt()).toEqual([expect.closeTo(7 * TICK, -3)])
    expect(changes.at(-1)).toMatchObject({ event: 'TOKEN_REFRESHED', user: { id: ADMIN.id } })
    await advance(6 * TICK, SECOND)
    expect(refreshedAt()).toHaveLength(1)
  })

  it.each([
    [91, 0],
    [89, 1],
  ])('happens at once for a request when the token has %i seconds left: %i times', async (left, times) => {
    const { gateway, storage, refreshedAt } = await signedIn()
    const session = JSON.parse(storage.getItem(STORAGE_KEY)!) as object
    storage.setItem(STORAGE_KEY, JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) + left }))
    const token = gateway.accessToken()
    await advance(50)
    expect(await token).toEqual(expect.any(String))
    expect(refreshedAt()).toHaveLength(times)
  })
})

describe('a renewal that fails', () => {
  it('is retried after 200 milliseconds, with doubling delays, within 30 seconds', async () => {
    // The client says in the console that it will try again later.
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const storage = storageWith(sessionThatExpires(-60))
    const { changes } = service.open({ storage })
    service.answer(http.post(`${URL_OF_SERVICE}/auth/v1/token`, () => new HttpResponse(null, { status: 503 })))
    await advance(31 * SECOND)
    const times = service.requests.map(({ at }) => at)
    const waits = times.slice(1).map((at, index) => at - times[index]!)
    expect(waits).toEqual([200, 400, 800, 1600, 3200, 6400, 12_800])
    expect(times.at(-1)! - times[0]!).toBeLessThan(TICK)
    // Nobody is signed in without a token that works, and the session is kept for when the service is back.
    expect(changes).toEqual([{ event: 'INITIAL_SESSION', user: undefined }])
    expect(storage.getItem(STORAGE_KEY)).not.toBeNull()
  })

  it.each([502, 503, 504])('with %i is retried, and nobody is signed out', async (status) => {
    const { changes, gateway, refreshedAt } = await signedIn(60)
    service.answer(
      http.post(`${URL_OF_SERVICE}/auth/v1/token`, () => new HttpResponse(null, { status }), { once: true }),
    )
    const token = gateway.accessToken()
    await advance(SECOND)
    expect(await token).toEqual(expect.any(String))
    expect(refreshedAt()).toHaveLength(2)
    expect(changes.map(({ event }) => event)).not.toContain('SIGNED_OUT')
  })

  it('because the service refuses is not retried, and the session ends with its token', async () => {
    const storage = storageWith(sessionThatExpires(-60))
    const { changes } = service.open({ storage })
    await advance(5 * SECOND)
    expect(service.asked()).toEqual([REFRESH])
    expect(changes).toEqual([
      { event: 'SIGNED_OUT', user: undefined },
      { event: 'INITIAL_SESSION', user: undefined },
    ])
    expect(storage.getItem(STORAGE_KEY)).toBeNull()
  })

  it('ends the session of an open page when its token expires', async () => {
    const { changes } = await signedIn(300)
    service.answer(
      http.post(`${URL_OF_SERVICE}/auth/v1/token`, () =>
        HttpResponse.json({ error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' }, { status: 400 }),
      ),
    )
    await advance(270 * SECOND, SECOND)
    expect(changes.map(({ event }) => event)).not.toContain('SIGNED_OUT')
    await advance(120 * SECOND, SECOND)
    expect(changes.at(-1)).toEqual({ event: 'SIGNED_OUT', user: undefined })
  })
})

describe('a clock that is off', () => {
  const MINUTE = 60 * SECOND
  const DAY = 1440 * MINUTE
  /** How far the device is ahead of the service. */
  const AHEAD = {
    'half an hour and a minute': 31 * MINUTE,
    'five hours': 300 * MINUTE,
    'a day': DAY,
    'a year': 365 * DAY,
    'two hours behind': -120 * MINUTE,
    'in 1970': -Date.parse('2026-11-23T07:59:00Z'),
  }

  it.each(Object.entries(AHEAD))('(%s) renews a token when it is due, and not before', async (_how, ahead) => {
    vi.setSystemTime(Date.now() + ahead)
    const { gateway, storage } = service.open({ expiresIn: 300, now: () => Date.now() - ahead })
    const storedSession = {
      exists: () => storage.getItem(STORAGE_KEY) !== null,
      forget: () => {},
      onStored: () => () => {},
    }
    const auth = createAuth({ connect: async () => gateway, storedSession })
    onTestFinished(auth.start())
    const signIn = auth.signIn(ADMIN)
    await advance(10 * SECOND)
    expect(await signIn).toMatchObject({ ok: true })
    const start = Date.now() - 10 * SECOND
    const count = (part: string) => service.asked().filter((what) => what.includes(part)).length
    await advance(7 * TICK - 12 * SECOND, SECOND)
    expect([count('admin_users'), count('refresh_token')]).toEqual([1, 0])
    await advance(3 * SECOND, SECOND)
    // The seventh tick: 210 of 300 seconds are over.
    const [refresh] = service.requests.filter(({ what }) => what === REFRESH)
    expect((refresh?.at ?? 0) - start).toBeCloseTo(7 * TICK, -3)
    await advance(6 * TICK, SECOND)
    expect([count('admin_users'), count('refresh_token'), auth.getState().status]).toEqual([1, 1, 'admin'])
  })

  it.each(Object.entries(AHEAD))(
    'renews once when it is set right by %s while one is signed in',
    async (_how, ahead) => {
      vi.setSystemTime(Date.now() + ahead)
      let left = ahead
      const { gateway } = service.open({ expiresIn: 300, now: () => Date.now() - left })
      const signIn = gateway.signIn(ADMIN)
      await advance(50)
      expect((await signIn).ok).toBe(true)
      vi.setSystemTime(Date.now() - ahead)
      left = 0
      service.requests.length = 0
      await advance(3 * TICK, SECOND)
      expect(service.asked()).toEqual([REFRESH])
      expect(await gateway.accessToken()).toEqual(expect.any(String))
    },
  )
})
