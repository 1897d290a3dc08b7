import { expect, test } from 'vitest'
import { jobRunner, type Work } from './jobRunner.ts'

const owner = { request: async () => new Response() }

/** Work of so many parts, of which one may fail; all of it notes what is done. */
function workOf(name: string, parts: number, done: string[], fails?: string): Work {
  let left = parts
  return {
    goOn: async () => {
      if (left === 0) return false
      left -= 1
      if (left === 0 && fails !== undefined) throw new Error(fails)
      done.push(`${name} ${left}`)
      return true
    },
    fail: async (_, why) => void done.push(`${name} failed: ${why}`),
  }
}

function runnerOf(works: readonly Work[]) {
  const warnings: string[] = []
  const runner = jobRunner(works, { connectOwner: async () => owner, onWarning: (warning) => warnings.push(warning) })
  return { ...runner, warnings }
}

test('all work has its turn, and what fails ends by itself with its reason', async () => {
  const done: string[] = []
  const { wake, stop, warnings } = runnerOf([workOf('import', 3, done), workOf('undo', 2, done, 'A\nrule')])
  wake()
  await expect.poll(() => done.at(-1)).toBe('import 0')
  expect(done).toEqual(['import 2', 'undo 1', 'import 1', 'undo failed: A rule', 'import 0'])
  expect(warnings).toEqual(['Work on the listings failed: A rule'])
  await stop()
})

test('it stops behind the part that is being done, and goes on when it is started again', async () => {
  const done: string[] = []
  const part = Promise.withResolvers<void>()
  const work = workOf('undo', 3, done)
  const { start, stop } = runnerOf([
    {
      ...work,
      goOn: async (given) => {
        const hasMore = await work.goOn(given)
        await part.promise
        return hasMore
      },
    },
  ])
  start()
  await expect.poll(() => done).toEqual(['undo 2'])
  const stopped = stop()
  part.resolve()
  await stopped
  expect(done).toEqual(['undo 2'])
  start()
  await expect.poll(() => done).toEqual(['undo 2', 'undo 1', 'undo 0'])
  await stop()
})
