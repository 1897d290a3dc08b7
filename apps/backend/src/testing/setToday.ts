import { runOnServer } from './nativePostgres.ts'

/** Tells a PostgreSQL server which day it is: its clock is the machine's. */
export async function setToday(databaseUrl: string, instant: number): Promise<void> {
  const day = new Date(instant).toISOString().slice(0, 10)
  await runOnServer(
    databaseUrl,
    `create or replace function private.today() returns date language sql stable set search_path = '' return date '${day}'`,
  )
}
