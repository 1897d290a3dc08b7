import { englishCount } from '@dira/ui'

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
const megabytes = new Intl.NumberFormat('en', { style: 'unit', unit: 'megabyte', maximumFractionDigits: 0 })

const some = (number: number, one: string, many: string) => `${englishCount(number)} ${number === 1 ? one : many}`

const age = (hours: number) => {
  if (hours < 1) return 'less than an hour old'
  return hours < 72
    ? `${some(Math.floor(hours), 'hour', 'hours')} old`
    : `${englishCount(Math.floor(hours / 24))} days old`
}

/** What BackupAge says by itself. */
export const backupAgeMessages = {
  heading: 'Backup',
  age: (hours: number) => `Backup ${age(hours)}`,
  holds: ({ bytes, images, accounts }: { bytes: number; images: number; accounts: number }) =>
    `${megabytes.format(Math.max(1, bytes / 1_000_000))} with ${some(images, 'image file', 'image files')} and ${some(accounts, 'account', 'accounts')}.`,
  made: (instant: Date, now: Date) =>
    instant.toDateString() === now.toDateString() ? `Today ${time.format(instant)}` : day.format(instant),
  kept: (days: number) => `Those of ${some(days, 'day', 'days')} are kept.`,
  isOff: 'Daily backups are switched off.',
  none: 'No backup yet',
  first: 'The first is made within minutes.',
  tooOld: (hours: number) => `The last backup is ${age(hours)}.`,
  missing: 'There is no backup.',
  failed: (instant: Date, now: Date, reason: string) =>
    `${backupAgeMessages.made(instant, now)}: the backup failed. ${reason}`,
  lastGood: (hours: number) => `The last good one is ${age(hours)}.`,
  advice: 'Make one on the server with',
  command: 'npm run backup',
}
