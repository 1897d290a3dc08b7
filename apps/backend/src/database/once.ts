import type { PgliteConnection, PGlite } from '@supabase/lite/pglite'

type Transaction = Parameters<Parameters<PGlite['transaction']>[0]>[0]

/**
 * Does something once in the life of a database, in one transaction with the note that it was done. The notes stand where
 * the Supabase command line notes its seeds.
 */
export async function once(
  connection: PgliteConnection,
  name: string,
  task: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  await connection.driver.transaction(async (transaction) => {
    const noted = await transaction.query(
      "insert into supabase_migrations.seed_files (path, hash) values ($1, '') on conflict do nothing returning path",
      [name],
    )
    if (noted.rows.length > 0) await task(transaction)
  })
}
