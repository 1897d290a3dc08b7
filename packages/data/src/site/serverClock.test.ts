import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const HOUR = 3_600_000
const NOON = Date.parse('2026-11-27T12:00:00Z')
const fetched = vi.fn<typeof fetch>()

/** A page of its own, on a device whose clock is so far ahead. */
async function open(ahead: number) {
  vi.resetModules()
  vi.useFakeTimers({ now: NOON + ahead, toFake: ['Date', 'performance'] })
  vi.stubGlobal('fetch', fetched)
  let wrong = ahead
  fetched.mockImplementation(
    async () => new Response(null, { headers: { date: new Date(Date.now() - wrong).toUTCString() } }),
  )
  const clock = await import('./serverClock.ts')
  return {
    ...clock,
    /** How far what the page takes for now is from what it is. */
    error: () => Math.abs(clock.serverTime() - (Date.now() - wrong)),
    pass: (milliseconds: number) => vi.advanceTimersByTime(milliseconds),
    setClock: (by: number) => {
      vi.setSystemTime(Date.now() + by)
      wrong += by
    },
  }
}

beforeEach(() => fetched.mockReset())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it.each([
  ['half an hour and a minute ahead', 31 * 60_000],
  ['five hours ahead', 5 * HOUR],
  ['two hours behind', -2 * HOUR],
  ['a day ahead', 24 * HOUR],
  ['a year behind', -365 * 24 * HOUR],
  ['in 1970', -NOON],
])('goes by the server on a device that is %s', async (_how, ahead) => {
  const { askServerTime, error, pass } = await open(ahead)
  await Promise.all([askServerTime(), askServerTime()])
  expect(fetched).toHaveBeenCalledOnce()
  expect(error()).toBeLessThan(1000)
  pass(3 * HOUR)
  expect(error()).toBeLessThan(1000)
  await askServerTime()
  expect(fetched).toHaveBeenCalledOnce()
})

it.each([5 * HOUR, -5 * HOUR])('asks again once the device’s clock was set by %i', async (by) => {
  const { askServerTime, error, setClock } = await open(0)
  await askServerTime()
  setClock(by)
  if (by < 0) expect(error()).toBeLessThan(1000)
  await askServerTime()
  expect(error()).toBeLessThan(1000)
  expect(fetched).toHaveBeenCalledTimes(2)
})

it('knows what time it was by the server when the device showed another', async () => {
  const { askServerTime, serverTime } = await open(5 * HOUR)
  await askServerTime()
  expect(Math.abs(serverTime(NOON + 5 * HOUR - 60_000) - (NOON - 60_000))).toBeLessThan(1000)
})

it('adds how old the answer of a cache is', async () => {
  const { askServerTime, serverTime } = await open(0)
  fetched.mockResolvedValue(new Response(null, { headers: { date: new Date(NOON - HOUR).toUTCString(), age: '3600' } }))
  await askServerTime()
  expect(Math.abs(serverTime() - NOON)).toBeLessThan(1000)
})

it('believes the device until somebody answers, and asks anew', async () => {
  const { askServerTime, serverTime } = await open(0)
  for (const answer of [Promise.reject(new TypeError('Failed to fetch')), Promise.resolve(new Response(null))]) {
    fetched.mockReturnValueOnce(answer)
    await expect(askServerTime()).rejects.toBeInstanceOf(Error)
    expect(serverTime()).toBe(Date.now())
  }
  await askServerTime()
  await askServerTime()
  expect(fetched).toHaveBeenCalledTimes(3)
})
