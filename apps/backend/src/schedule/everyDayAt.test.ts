import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { everyDayAt } from './everyDayAt.ts'

const HOURS = 3_600_000
const failed = vi.fn()
let last: Date | undefined
const task = vi.fn(async () => void (last = new Date()))
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 22, 1, 0) })
  last = new Date(2026, 10, 21, 2, 5)
  task.mockClear()
  failed.mockClear()
  stop = everyDayAt({ minutes: 120, lastDone: () => last, task, onError: failed })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

test('comes at its time each day until it is stopped', async () => {
  await vi.advanceTimersByTimeAsync(0.9 * HOURS)
  expect(task).toHaveBeenCalledTimes(0)
  await vi.advanceTimersByTimeAsync(0.2 * HOURS)
  expect(task).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(72 * HOURS)
  expect(task).toHaveBeenCalledTimes(4)
  stop()
  await vi.advanceTimersByTimeAsync(72 * HOURS)
  expect(task).toHaveBeenCalledTimes(4)
  expect(failed).not.toHaveBeenCalled()
})

test('is made up for soon after a night in which the machine was off, or at the first start', async () => {
  last = undefined
  await vi.advanceTimersByTimeAsync(HOURS / 4)
  expect(task).toHaveBeenCalledTimes(1)
})

test('is left out when somebody else has done it since', async () => {
  await vi.advanceTimersByTimeAsync(0.9 * HOURS)
  last = new Date(2026, 10, 22, 2, 0)
  await vi.advanceTimersByTimeAsync(12 * HOURS)
  expect(task).not.toHaveBeenCalled()
})

test('is tried again an hour after it failed', async () => {
  task.mockRejectedValueOnce(new Error('away'))
  await vi.advanceTimersByTimeAsync(1.9 * HOURS)
  expect(task).toHaveBeenCalledTimes(1)
  expect(failed).toHaveBeenCalledExactlyOnceWith(new Error('away'))
  await vi.advanceTimersByTimeAsync(0.5 * HOURS)
  expect(task).toHaveBeenCalledTimes(2)
})

describe('in a night in which the clocks change', () => {
  const zone = process.env['TZ']
  afterEach(() => {
    process.env['TZ'] = zone
  })

  test.each([
    ['skips the time', 'Africa/Cairo', '2027-04-28T22:30Z', 30],
    ['skips the time', 'Africa/Casablanca', '2027-03-13T02:30Z', 150],
    ['repeats the time', 'Africa/Cairo', '2027-10-27T20:30Z', 1410],
    ['repeats the time', 'Europe/Lisbon', '2027-10-30T00:30Z', 90],
  ])('is done once a day where it %s: %s', async (_, timeZone, before, minutes) => {
    stop()
    process.env['TZ'] = timeZone
    vi.setSystemTime(before)
    last = new Date()
    stop = everyDayAt({ minutes, lastDone: () => last, task, onError: failed })
    await vi.advanceTimersByTimeAsync(74 * HOURS)
    expect(task).toHaveBeenCalledTimes(3)
  })
})
