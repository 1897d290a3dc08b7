import type { BackupsStatus } from '@dira/data'

/** How a backup stands: as it should, later than it should, or so that somebody has to do something. */
export type BackupTone = 'good' | 'late' | 'wrong'

/** A day and two hours, in which the next one is made. */
const GOOD_HOURS = 26
/** Two days and two hours: two in a row are missing. */
const LATE_HOURS = 50
/** The first is made so soon after the first start. */
const FIRST_HOURS = 1

export function hoursSince(instant: string, now: Date): number {
  return (now.getTime() - new Date(instant).getTime()) / 3_600_000
}

/** How the backups stand. Where the daily ones were switched off on purpose nothing is wrong. */
export function backupTone({ since, isDaily, last, failure }: BackupsStatus, now: Date): BackupTone {
  if (failure) return 'wrong'
  if (last && hoursSince(last.at, now) <= GOOD_HOURS) return 'good'
  if (!isDaily) return 'late'
  if (last) return hoursSince(last.at, now) <= LATE_HOURS ? 'late' : 'wrong'
  return hoursSince(since, now) <= FIRST_HOURS ? 'late' : 'wrong'
}
