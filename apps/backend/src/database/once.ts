import type { Database, Queries } from './database.ts'

/**
 * Runs a task once in the life of a database, in one transaction with the row that records it. The table is the one in which
 * the Supabase CLI records its seeds.
 */
export async function once(
  database: Database,
  name: string,
  task: (transaction: Queries) => Promise<void>,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const recorded = await transaction.query(
      "insert into supabase_migrations.seed_files (path, hash) values ($1, '') on conflict do nothing returning path",
      [name],
    )
    if (recorded.rows.length > 0) await task(transaction)
  })
}
