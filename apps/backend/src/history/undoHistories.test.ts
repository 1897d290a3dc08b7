import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { useScratchDatabase } from '../testing/scratchDatabase.ts'
import { playHistory } from '../testing/histories/playHistory.ts'
import { prepareHistories, type AskDatabase } from '../testing/histories/prepareHistories.ts'
import { histories } from '../testing/histories/steps.ts'

const database = useScratchDatabase()

/** The long test plays thousands on PostgreSQL. */
const RUNS = inject('isNightly') ? 100 : 20

test('random histories leave what a naive model of whole listings has: no field lost, nothing overwritten unseen', async () => {
  const ask: AskDatabase = async (statement, values = []) => {
    const { rows } = await database().query<Record<string, unknown>>(statement, [...values])
    return Object.values(rows[0] ?? {})[0]
  }
  await ask('savepoint histories')
  await prepareHistories(ask)
  let played = 0
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      await ask('savepoint history')
      try {
        await playHistory(ask, history)
        played += 1
      } finally {
        await ask('rollback to savepoint history')
        await ask('release savepoint history')
      }
    }),
    { numRuns: RUNS, endOnFailure: true },
  )
  await ask('rollback to savepoint histories')
  expect(played).toBe(RUNS)
})
