import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Listing, ListingFacts } from '../../packages/directory-core/src/index.ts'
import * as en from '../../packages/directory-core/src/names/en/index.ts'
import postgres from 'postgres'
import { SUPABASE_FOLDER } from '../../apps/backend/src/data/dataFolder.ts'
import { openPglite } from '../../apps/backend/src/database/openPglite.ts'
import { readMigrations } from '../../apps/backend/src/database/readMigrations.ts'
import { startNativePostgres } from '../../apps/backend/src/testing/nativePostgres.ts'
import { connectSearchStore, type SearchStore } from '../../packages/data/src/searchStore.ts'
import { searchRows } from '../../packages/data/src/searchWriter.ts'

/** A database to measure the search in. */
export interface MeasuredDatabase {
  /** The first column of the first row. */
  readonly ask: (statement: string, ...values: readonly string[]) => Promise<unknown>
  /** Runs statements that answer nothing. */
  readonly run: (statements: string) => Promise<unknown>
  readonly close: () => Promise<void>
}

/** Opens an empty database, whose files may lie in a folder. */
export const DATABASES = {
  pglite: async (folder: string): Promise<MeasuredDatabase> => {
    const { connection, close } = await openPglite({ dataFolder: folder, mustExist: false })
    const { driver } = connection
    return {
      ask: async (statement, ...values) =>
        (await driver.query<unknown[]>(statement, [...values], { rowMode: 'array' })).rows[0]?.[0],
      run: (statements) => driver.exec(statements),
      close,
    }
  },
  postgres: async (folder: string): Promise<MeasuredDatabase> => {
    const { url, close } = await startNativePostgres(folder)
    const database = connectTo(url)
    return {
      ...database,
      close: async () => {
        await database.close()
        await close()
      },
    }
  },
}
export type DatabaseName = keyof typeof DATABASES

/** A database of a PostgreSQL server, over one connection. */
function connectTo(url: string): MeasuredDatabase {
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  return {
    ask: async (statement, ...values) => (await sql.unsafe(statement, [...values], { prepare: true }).values())[0]?.[0],
    run: (statements) => sql.unsafe(statements).simple(),
    close: () => sql.end(),
  }
}

/** Makes the tables of the search, and writes listings into them. */
export async function fillSearch(
  { ask, run }: MeasuredDatabase,
  listings: readonly Listing[],
  facts: ListingFacts,
): Promise<void> {
  const bare = readFileSync(join(SUPABASE_FOLDER, 'bare-postgres.sql'), 'utf8')
  await run(bare.replace(/^create extension .*pgtap.*$/m, ''))
  for (const { sql } of readMigrations()) await run(sql)
  const rows = searchRows(listings, { facts })
  for (let from = 0; from < rows.length; from += 5000) {
    const written = { rows: rows.slice(from, from + 5000), knows_facts: true }
    await ask('select public.write_search($1::text::jsonb)', JSON.stringify(written))
  }
  await ask('select public.refresh_search()')
  await run('vacuum analyze')
}

/** The search of a database that holds some listings. */
export function searchOf({ ask }: MeasuredDatabase, listings: readonly Listing[]): SearchStore {
  const byId = new Map(listings.map((listing) => [listing.id, listing]))
  return connectSearchStore({
    url: 'http://database',
    key: '',
    names: en,
    listingsOf: (ids) => ids.flatMap((id) => byId.get(id) ?? []),
    fetch: async (_, init) => {
      const { asked } = JSON.parse(init?.body as string) as { asked: unknown }
      const answer = await ask('select public.search_listings($1::text::jsonb)', JSON.stringify(asked))
      return Response.json(answer)
    },
  })
}
