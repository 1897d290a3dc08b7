import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { everyDay } from './everyDay.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const HOURS = 3_600_000
const failed = vi.fn()

test('begins at once, and comes again each day until it is stopped', async () => {
  const task = vi.fn(async () => undefined)
  const stop = everyDay(task, failed)
  expect(task).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(23 * HOURS)
  expect(task).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1 * HOURS)
  expect(task).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(72 * HOURS)
  expect(task).toHaveBeenCalledTimes(5)
  stop()
  await vi.advanceTimersByTimeAsync(72 * HOURS)
  expect(task).toHaveBeenCalledTimes(5)
  expect(failed).not.toHaveBeenCalled()
})

test('is made up for within the hour when the machine slept through it', async () => {
  const task = vi.fn(async () => undefined)
  const stop = everyDay(task, failed)
  vi.setSystemTime(Date.now() + 50 * HOURS)
  await vi.advanceTimersByTimeAsync(1 * HOURS)
  expect(task).toHaveBeenCalledTimes(2)
  stop()
})

test('is tried again an hour after it failed', async () => {
  const task = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('away'))
  const stop = everyDay(task, failed)
  await vi.advanceTimersByTimeAsync(1 * HOURS)
  expect(task).toHaveBeenCalledTimes(2)
  expect(failed).toHaveBeenCalledExactlyOnceWith(new Error('away'))
  stop()
})
