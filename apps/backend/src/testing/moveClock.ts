import postgres from 'postgres'
import { vi } from 'vitest'
import type { Engine } from './useEngine.ts'

/** Moves the clock of this process, and of the database: PGlite reads this process's; PostgreSQL is told the day. */
export async function moveClock({ databaseUrl }: Engine, instant: number): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: instant })
  if (databaseUrl === undefined) return
  const sql = postgres(databaseUrl, { max: 1 })
  const day = new Date(instant).toISOString().slice(0, 10)
  await sql.unsafe(
    `create or replace function private.today() returns date language sql stable set search_path = '' return date '${day}'`,
  )
  await sql.end()
}
