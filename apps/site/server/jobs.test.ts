import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createJobs } from './jobs.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-22T12:00:00.500Z') }))
afterEach(() => void vi.useRealTimers())

it('comes by the clock until it is stopped, and not while it is under way', async () => {
  const jobs = createJobs(vi.fn())
  const ended = Promise.withResolvers<void>()
  const quick = vi.fn(async () => undefined)
  const slow = vi.fn(async () => ended.promise)
  jobs.add('*/5 * * * * *', quick, 'Quick')
  jobs.add('*/5 * * * * *', slow, 'Slow')
  await vi.advanceTimersByTimeAsync(15_000)
  expect([quick.mock.calls.length, slow.mock.calls.length]).toEqual([3, 1])
  ended.resolve()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(slow).toHaveBeenCalledTimes(2)
  await jobs.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(quick).toHaveBeenCalledTimes(4)
})

it('tells of the first failure in a row, and of none once it is to stop', async () => {
  const warn = vi.fn()
  const jobs = createJobs(warn)
  const task = vi.fn(async () => Promise.reject(new Error('away')))
  jobs.add('*/10 * * * * *', task, 'Emails could not be sent')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(warn).toHaveBeenCalledExactlyOnceWith('Emails could not be sent; it is tried again: Error: away')
  task.mockResolvedValueOnce(undefined as never)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(warn).toHaveBeenCalledTimes(2)
  await jobs.stop()
})

it('gives what is under way a signal and a few seconds when it stops, and waits no longer', async () => {
  const jobs = createJobs(vi.fn())
  let given: AbortSignal | undefined
  const never = async (signal: AbortSignal) => {
    given = signal
    return new Promise(() => {})
  }
  jobs.add('* * * * * *', never, 'Never')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(given?.aborted).toBe(false)
  const stopped = vi.fn()
  void jobs.stop().then(stopped)
  expect(given?.aborted).toBe(true)
  await vi.advanceTimersByTimeAsync(4_900)
  expect(stopped).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(stopped).toHaveBeenCalled()
})
