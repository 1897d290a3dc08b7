import { fork } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { BackupsStatus } from '@dira/data'
import { REPOSITORY_ROOT } from '../data/dataFolder.ts'
import { Problem } from '../problem.ts'
import { everyDayAt } from '../server/everyDayAt.ts'
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

/** Makes the backup of each day, in a process of its own, and knows how old the last one is. */
export function keepBackups({
  dataFolder,
  isServed,
  folder,
  keptDays,
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
    onDone(await runBackup({ dataFolder, folder, keptDays, signal: stopping.signal }))
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
        const message = error instanceof Error ? error.message : String(error)
        failure = { at: new Date().toISOString(), message }
        onProblem(`The backup failed; it is tried again in an hour. ${message}`)
      },
    })
  return {
    status: () => {
      const newest = last()
      return {
        since,
        isDaily: dailyAt !== undefined,
        keptDays,
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

interface RunOptions extends Pick<KeepBackupsOptions, 'dataFolder' | 'folder' | 'keptDays'> {
  readonly signal: AbortSignal
}

/** Runs the command that people use, which talks to the running server; resolves to its last line, rejects with what it complained of. */
async function runBackup({ dataFolder, folder, keptDays, signal }: RunOptions): Promise<string> {
  const child = fork(join(import.meta.dirname, '../cli/backup.ts'), [], {
    cwd: REPOSITORY_ROOT,
    execArgv: ['--conditions=@dira/source'],
    env: {
      ...process.env,
      DIRA_DATA: dataFolder,
      DIRA_BACKUPS: folder,
      DIRA_BACKUPS_KEPT: String(keptDays),
      // These are the embedded default's data, whatever else the environment names.
      SUPABASE_URL: '',
      VITE_SUPABASE_URL: '',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    signal,
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('close', resolve)
    child.once('error', reject)
  })
  // `stdio` above makes both.
  const [output, errors, code] = await Promise.all([text(child.stdout!), text(child.stderr!), ended])
  if (code === 0) return output.trim().split('\n').at(-1) ?? ''
  throw new Error(errors.trim() || `The command ended with ${code}.`)
}
