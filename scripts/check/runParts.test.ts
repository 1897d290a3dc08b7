import { describe, expect, it } from 'vitest'
import type { Part } from './part.ts'
import { runParts } from './runParts.ts'

const passing = async () => ({ passed: true, output: '' })

describe('runParts', () => {
  it('gives the results in the order of the parts, whichever ends first', async () => {
    const first = Promise.withResolvers<{ passed: boolean; output: string }>()
    const parts: Part[] = [
      { name: 'slow', run: () => first.promise },
      { name: 'quick', run: passing },
      {
        name: 'last',
        run: async () => {
          first.resolve({ passed: false, output: 'late' })
          return passing()
        },
      },
    ]
    expect(await runParts(parts)).toMatchObject([
      { name: 'slow', passed: false, output: 'late' },
      { name: 'quick', passed: true },
      { name: 'last', passed: true },
    ])
  })

  it('runs two at a time and no more', async () => {
    let running = 0
    let most = 0
    const run = async () => {
      most = Math.max(most, (running += 1))
      await new Promise(setImmediate)
      running -= 1
      return { passed: true, output: '' }
    }
    await runParts(Array.from({ length: 7 }, (_, place) => ({ name: `part ${place}`, run })))
    expect(most).toBe(2)
  })

  it('counts a part that cannot run as failed, and runs the others', async () => {
    const broken = () => Promise.reject(new Error('no such program'))
    const results = await runParts([
      { name: 'broken', run: broken },
      { name: 'sound', run: passing },
    ])
    expect(results).toMatchObject([
      { passed: false, output: expect.stringContaining('no such program') },
      { passed: true },
    ])
  })
})
