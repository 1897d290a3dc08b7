import fc from 'fast-check'
import postgres from 'postgres'
import { describe, expect, inject, test } from 'vitest'
import { playHistory } from '../testing/histories/playHistory.ts'
import { prepareHistories, type AskDatabase } from '../testing/histories/prepareHistories.ts'
import { histories } from '../testing/histories/steps.ts'
import { useScratchDatabase } from '../testing/scratchDatabase.ts'
import { useEngine } from '../testing/useEngine.ts'

const RUNS = inject('isNightly') ? 100 : 20

/** As many as take about a minute; DIRA_HISTORIES=10000 asks for more. */
const MANY = Number(process.env['DIRA_HISTORIES'] ?? 1000)

describe('random histories leave what a naive model of whole listings has: no field lost, nothing overwritten unseen', () => {
  const database = useScratchDatabase()

  test('on PGlite', { tags: ['ci'] }, async () => {
    const ask: AskDatabase = async (statement, values = []) => {
      const { rows } = await database().query<Record<string, unknown>>(statement, [...values])
      return Object.values(rows[0] ?? {})[0]
    }
    await ask('savepoint histories')
    await prepareHistories(ask)
    let played = 0
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        await playAndForget(ask, history)
        played += 1
      }),
      { numRuns: RUNS, endOnFailure: true },
    )
    await ask('rollback to savepoint histories')
    expect(played).toBe(RUNS)
  })

  describe('many', () => {
    const engine = useEngine('PostgreSQL')

    test(
      'on PostgreSQL',
      // Many times what it takes on an idle machine.
      { tags: ['nightly'], timeout: MANY * 600 },
      async () => {
        const sql = postgres(engine().databaseUrl!, { max: 1, onnotice: () => undefined })
        const ask: AskDatabase = async (statement, values = []) => {
          const [row] = await sql.unsafe(statement, [...values], { prepare: values.length > 0 })
          return Object.values(row ?? {})[0]
        }
        let played = 0
        await ask('begin')
        await fc.assert(
          fc.asyncProperty(histories, async (history) => {
            // Rows that were rolled back stay in the tables until they are cleared away: a long transaction gets slow.
            if (played % 50 === 0) {
              await ask('rollback')
              await ask('vacuum')
              await ask('begin')
              await prepareHistories(ask)
            }
            await playAndForget(ask, history)
            played += 1
          }),
          { numRuns: MANY, endOnFailure: true },
        )
        await ask('rollback')
        await sql.end()
        expect(played).toBe(MANY)
      },
    )
  })
})

async function playAndForget(ask: AskDatabase, history: Parameters<typeof playHistory>[1]): Promise<void> {
  await ask('savepoint history')
  try {
    await playHistory(ask, history)
  } finally {
    await ask('rollback to savepoint history')
    await ask('release savepoint history')
  }
}
