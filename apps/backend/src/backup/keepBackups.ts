import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { BackupsStatus } from '@dira/data'
import { REPOSITORY_ROOT } from '../data/dataFolder.ts'
import { Problem } from '../report/problem.ts'
import { everyDayAt } from '../schedule/everyDayAt.ts'
import { readBackups } from './backupFolder.ts'
import type { BackupSettings } from './backupSettings.ts'

export interface KeepBackupsOptions extends BackupSettings {
  readonly dataFolder: string
  /** Whether the data are served: otherwise the command would open them itself, and keep the server from it. */
  readonly isServed: () => boolean
  readonly onDone: (message: string) => void
  readonly onProblem: (message: string) => void
}

/** The backups of a server. */
export interface Backups {
  readonly status: () => BackupsStatus
  /** Ends one that is being made; what it leaves goes with the next. */
  readonly stop: () => Promise<void>
}

/** Makes the backup of each day by the command that people use, and knows how old the last one is. */
export function keepBackups({
  dataFolder,
  isServed,
  folder,
  retentionDays,
  dailyAt,
  onDone,
  onProblem,
}: KeepBackupsOptions): Backups {
  const since = new Date().toISOString()
  const stopping = new AbortController()
  let underWay: Promise<unknown> = Promise.resolve()
  let failure: BackupsStatus['failure'] = null

  const last = () => readBackups(folder)[0]?.manifest
  const backUp = async () => {
    if (!isServed()) throw new Problem('backend-down', 'The data service is away.')
    const command = ['--conditions=@dira/source', join(import.meta.dirname, '../cli/backup.ts')]
    const { stdout } = await promisify(execFile)(process.execPath, command, {
      cwd: REPOSITORY_ROOT,
      env: {
        ...process.env,
        DIRA_DATA: dataFolder,
        DIRA_BACKUPS: folder,
        DIRA_BACKUPS_KEPT: String(retentionDays),
        // These are the data of this machine, whatever else the environment names.
        SUPABASE_URL: '',
        VITE_SUPABASE_URL: '',
      },
      signal: stopping.signal,
    })
    onDone(stdout.trim().split('\n').at(-1) ?? '')
    failure = null
  }
  const stopLooking =
    dailyAt !== undefined &&
    everyDayAt({
      minutes: dailyAt,
      lastDone: () => {
        const begunAt = last()?.begunAt
        return begunAt === undefined ? undefined : new Date(begunAt)
      },
      task: () => (underWay = backUp()),
      onError: (error) => {
        if (stopping.signal.aborted) return
        const { stderr, message } = error as Error & { readonly stderr?: string }
        failure = { at: new Date().toISOString(), message: stderr?.trim() || message }
        onProblem(`The backup failed; it is tried again in an hour. ${failure.message}`)
      },
    })
  return {
    status: () => {
      const newest = last()
      return {
        since,
        isDaily: dailyAt !== undefined,
        retentionDays,
        last: newest
          ? { at: newest.begunAt, bytes: newest.bytes, images: newest.images, accounts: newest.accounts }
          : null,
        // Somebody has made one by hand since.
        failure: failure && newest && newest.begunAt > failure.at ? null : failure,
      }
    },
    stop: async () => {
      if (stopLooking) stopLooking()
      stopping.abort()
      await underWay.catch(() => undefined)
    },
  }
}
