import { countText } from '../report/countText.ts'
import type { BackupManifest } from './backupFolder.ts'

/** What a backup holds, in a sentence. */
export function describeBackup({ begunAt, listings, accounts, images, bytes }: BackupManifest): string {
  const megabytes = (bytes / 1_000_000).toFixed(1)
  return `${countText(listings)} listings, ${countText(accounts)} accounts and ${countText(images)} image files as they were at ${begunAt}, ${megabytes} MB`
}
