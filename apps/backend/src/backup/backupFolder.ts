import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** A backup is a folder. These are in it. */
export const BACKUP_FILES = {
  /** What the backup holds: see `manifestSchema`. */
  manifest: 'backup.json',
  /** The hash of every file, in the form that `sha256sum --check` reads. */
  hashes: 'SHA256SUMS',
  /** The rows of each table that has any, as `copy` writes and reads them, compressed. */
  tables: 'tables',
  images: 'images',
  /** Keys and passwords: without them nobody who is signed in stays so. */
  secrets: 'secrets.json',
} as const

/** A name as it stands in a statement, in quotes where it needs them. */
const nameSchema = z.string().regex(/^[\w".]+$/)

const manifestSchema = z.object({
  format: z.literal(2),
  /** The data are those of an instant between the two. */
  begunAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  /** The version of Dira that made it. */
  version: z.string(),
  /** The last migration of the database. */
  migration: z.string(),
  tables: z.record(
    nameSchema,
    z.object({
      columns: z.string().regex(/^[\w", ]+$/),
      blocks: z.int(),
      rows: z.int(),
      /** A hash of all rows, in no order. */
      hash: z.string(),
    }),
  ),
  /** The number that each sequence gave last. */
  sequences: z.record(nameSchema, z.string()),
  listings: z.int(),
  accounts: z.int(),
  images: z.int(),
  bytes: z.int(),
})

export type BackupManifest = z.infer<typeof manifestSchema>

/** A complete backup. */
export interface Backup {
  readonly path: string
  readonly manifest: BackupManifest
}

const UNFINISHED = '.unfinished'
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/

/** The name of a backup that begins at an instant; names sort by it. */
export function backupName(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(':', '-')}Z`
}

/** What a backup is called until it is complete and checked. */
export const unfinished = (path: string) => path + UNFINISHED

/** Reads what a backup holds; undefined where there is no complete one. */
export function readBackup(path: string): Backup | undefined {
  try {
    const read: unknown = JSON.parse(readFileSync(join(path, BACKUP_FILES.manifest), 'utf8'))
    return { path, manifest: manifestSchema.parse(read) }
  } catch {
    return undefined
  }
}

/** The complete backups of a folder, the newest first. */
export function readBackups(folder: string): readonly Backup[] {
  const names = namesIn(folder).filter((name) => NAME.test(name))
  return names
    .toSorted()
    .toReversed()
    .flatMap((name) => readBackup(join(folder, name)) ?? [])
}

/** Removes what killed backups have left. */
export function removeUnfinished(folder: string): void {
  for (const name of namesIn(folder)) {
    if (name.endsWith(UNFINISHED) && NAME.test(name.slice(0, -UNFINISHED.length))) {
      rmSync(join(folder, name), { recursive: true, force: true })
    }
  }
}

/** Removes the backups of all days but the last ones that have any: many of one day do not push out those of other days. */
export async function removeOldBackups(folder: string, retentionDays: number): Promise<void> {
  const backups = readBackups(folder)
  const dayOf = ({ manifest }: Backup) => manifest.begunAt.slice(0, 10)
  const kept = new Set([...new Set(backups.map(dayOf))].slice(0, retentionDays))
  for (const backup of backups.filter((one) => !kept.has(dayOf(one)))) {
    // A half-removed folder must not pass for a backup.
    await rename(backup.path, unfinished(backup.path))
    await rm(unfinished(backup.path), { recursive: true })
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
