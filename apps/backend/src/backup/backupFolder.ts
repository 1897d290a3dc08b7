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
  /** The files of the database, each compressed. */
  database: 'postgres',
  images: 'images',
  /** Keys and passwords: without them nobody who is signed in stays so. */
  secrets: 'secrets.json',
} as const

/** How many rows a table has, and a hash of all of them in no order. */
const tableSchema = z.object({ rows: z.int(), hash: z.string() })

const manifestSchema = z.object({
  format: z.literal(1),
  /** The data are those of some instant between the two. */
  begunAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  /** The major version of Postgres, without which the files cannot be opened. */
  postgres: z.string(),
  /** The folders of the database; a copy may lose empty ones. */
  folders: z.array(z.string()),
  tables: z.record(z.string(), tableSchema),
  listings: z.int(),
  accounts: z.int(),
  images: z.int(),
  bytes: z.int(),
})

export type BackupManifest = z.infer<typeof manifestSchema>
export type Tables = BackupManifest['tables']

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
    const manifest = manifestSchema.safeParse(read)
    return manifest.success ? { path, manifest: manifest.data } : undefined
  } catch {
    return undefined
  }
}

/** The complete backups of a folder, the newest first. */
export function readBackups(folder: string): readonly Backup[] {
  return namesIn(folder)
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed()
    .flatMap((name) => readBackup(join(folder, name)) ?? [])
}

/** Removes what killed backups have left. */
export function removeUnfinished(folder: string): void {
  for (const name of namesIn(folder)) {
    if (NAME.test(name.slice(0, -UNFINISHED.length)) && name.endsWith(UNFINISHED)) {
      rmSync(join(folder, name), { recursive: true, force: true })
    }
  }
}

/** Removes the backups of all days but the last ones that have any: many of one day do not push out those of other days. */
export async function removeOldBackups(folder: string, keptDays: number): Promise<void> {
  const backups = readBackups(folder)
  const dayOf = ({ manifest }: Backup) => manifest.begunAt.slice(0, 10)
  const kept = new Set([...new Set(backups.map(dayOf))].slice(0, keptDays))
  for (const backup of backups.filter((one) => !kept.has(dayOf(one)))) {
    // What is half removed is no backup.
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
