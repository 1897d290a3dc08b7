import { expect, test } from 'vitest'
import { createQueue } from './queue.ts'

test('a task begins after the one before has ended, even when that failed', async () => {
  const enqueue = createQueue()
  const events: string[] = []
  const task = (name: string, fails = false) =>
    enqueue(async () => {
      events.push(`${name} begins`)
      await Promise.resolve()
      events.push(`${name} ends`)
      if (fails) throw new Error(name)
      return name
    })
  const results = await Promise.allSettled([task('one', true), task('two'), task('three')])
  expect(events).toStrictEqual(['one begins', 'one ends', 'two begins', 'two ends', 'three begins', 'three ends'])
  expect(results.map(({ status }) => status)).toStrictEqual(['rejected', 'fulfilled', 'fulfilled'])
})
