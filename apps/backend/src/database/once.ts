import type { PgliteConnection, PGlite } from '@supabase/lite/pglite'

type Transaction = Parameters<Parameters<PGlite['transaction']>[0]>[0]

/**
 * Runs a task once in the life of a database, in one transaction with the row that records it. The table is the one in which
 * the Supabase CLI records its seeds.
 */
export async function once(
  connection: PgliteConnection,
  name: string,
  task: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  await connection.driver.transaction(async (transaction) => {
    const recorded = await transaction.query(
      "insert into supabase_migrations.seed_files (path, hash) values ($1, '') on conflict do nothing returning path",
      [name],
    )
    if (recorded.rows.length > 0) await task(transaction)
  })
}
