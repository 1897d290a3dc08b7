import type { Queries } from '../database/database.ts'

/** Postgres' code for a backup that has begun in this session, or has not. */
const WRONG_STATE = '55000'

/** What Postgres says at the end of a backup. */
export interface OnlineBackup {
  /** The content of the file `backup_label`: where the copy has to begin to read the log. */
  readonly label: string
  /** The files of the log from `firstLog` to `lastLog` belong to the copy, and change no more. */
  readonly firstLog: string
  readonly lastLog: string
}

/**
 * Begins a backup as pg_basebackup does: from now on the files of the database can be copied one after the other while it goes on
 * writing; what the copies lack is in its log.
 */
export async function startOnlineBackup(database: Queries): Promise<{ firstLog: string }> {
  const start = () =>
    database.query<{ firstLog: string }>(`select pg_walfile_name(pg_backup_start('dira', fast => true)) as "firstLog"`)
  try {
    // It returns one row.
    return (await start()).rows[0]!
  } catch (error) {
    if ((error as { code?: string }).code !== WRONG_STATE) throw error
    // The process that began it has ended without ending it: only one process at a time holds the lock for backups.
    await database.query('select pg_backup_stop(false)')
    return (await start()).rows[0]!
  }
}

export async function stopOnlineBackup(database: Queries): Promise<Omit<OnlineBackup, 'firstLog'>> {
  const stopped = await database.query<Omit<OnlineBackup, 'firstLog'>>(
    'select labelfile as label, pg_walfile_name(lsn) as "lastLog" from pg_backup_stop(wait_for_archive => false)',
  )
  return stopped.rows[0]! // It returns one row.
}
