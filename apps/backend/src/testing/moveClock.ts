import { vi } from 'vitest'
import { setToday } from './setToday.ts'
import type { Engine } from './useEngine.ts'

/** Moves the clock of this process, and of the database: PGlite reads this process's; PostgreSQL is told the day. */
export async function moveClock({ databaseUrl }: Engine, instant: number): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: instant })
  if (databaseUrl !== undefined) await setToday(databaseUrl, instant)
}
