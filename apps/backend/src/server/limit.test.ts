import { expect, test } from 'vitest'
import { createSharedLimit } from './limit.ts'

test('refuses what is beyond the minute, tells the operator once in each, and counts for good', () => {
  let time = 0
  const lines: string[] = []
  const limit = createSharedLimit({
    what: 'messages',
    perMinute: 2,
    onLimit: (line) => lines.push(line),
    now: () => time,
  })
  const waits = () =>
    Array.from({ length: 4 }, () => {
      const wait = limit.wait()
      if (wait === 0) limit.count()
      return wait
    })
  time = 20_000
  expect(waits()).toEqual([0, 0, 40, 40])
  expect(lines).toEqual(['More than 2 messages in a minute: until it is over, all others are refused.'])
  time = 60_000
  expect(waits()).toEqual([0, 0, 60, 60])
  expect(lines).toHaveLength(2)
  expect(limit.refused()).toBe(4)
})
