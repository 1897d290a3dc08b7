import { dirname, join, relative, resolve } from 'node:path'
import { defaultDataFolder } from '../data/dataFolder.ts'
import { Problem } from '../report/problem.ts'

/** Where backups of the embedded default lie, and which. */
export interface BackupSettings {
  readonly folder: string
  /** Backups of so many days are kept. */
  readonly retentionDays: number
  /** When the site's server makes one each day, in minutes after midnight; undefined: it makes none. */
  readonly dailyAt: number | undefined
}

/**
 * Reads them from the environment: `DIRA_BACKUPS` names the folder, which is beside the data otherwise; `DIRA_BACKUPS_KEPT` is the
 * number of days; `DIRA_BACKUP_AT` is the time of day on the server's clock, or `off`.
 */
export function readBackupSettings(
  environment: NodeJS.ProcessEnv = process.env,
  dataFolder = defaultDataFolder(environment),
): BackupSettings {
  const value = (name: string) => environment[name]?.trim() || undefined
  const named = value('DIRA_BACKUPS')
  const folder = named ? resolve(named) : join(dirname(dataFolder), 'backups')
  if (!/^\.\.(?:$|[/\\])/.test(relative(dataFolder, folder))) {
    throw new Problem(
      'wrong-usage',
      `DIRA_BACKUPS=${named} is in the data folder ${dataFolder} and would be lost with it. Name a folder elsewhere.`,
    )
  }
  return {
    folder,
    retentionDays: retentionDays(value('DIRA_BACKUPS_KEPT') ?? '7'),
    dailyAt: timeOfDay(value('DIRA_BACKUP_AT') ?? '02:00'),
  }
}

function retentionDays(written: string): number {
  if (/^[1-9]\d{0,3}$/.test(written)) return Number(written)
  throw new Problem('wrong-usage', `DIRA_BACKUPS_KEPT=${written} is not a number of days. Use 7, or any from 1 on.`)
}

function timeOfDay(written: string): number | undefined {
  if (written === 'off') return undefined
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(written) ?? []
  if (hours !== undefined && minutes !== undefined) return Number(hours) * 60 + Number(minutes)
  throw new Problem(
    'wrong-usage',
    `DIRA_BACKUP_AT=${written} is not a time of day. Write it like 02:00, or off for no daily backup.`,
  )
}
