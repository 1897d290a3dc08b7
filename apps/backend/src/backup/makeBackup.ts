import { mkdir, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { connectBackend } from '../connect/connectBackend.ts'
import { dataPaths, REPOSITORY_ROOT } from '../data/dataFolder.ts'
import { holdLock } from '../data/holdLock.ts'
import { closeAfter } from '../database/closeAfter.ts'
import type { OpenedDatabase } from '../database/database.ts'
import { databaseUrl } from '../database/databaseUrl.ts'
import { openPglite } from '../database/openPglite.ts'
import { connectToServer, sizeOnServer } from '../database/openServer.ts'
import { Problem } from '../report/problem.ts'
import * as backups from './backupFolder.ts'
import { BACKUP_FILES, type Backup, type BackupManifest } from './backupFolder.ts'
import type { BackupSettings } from './backupSettings.ts'
import { copyChanged, copyPrivately, filesIn, hashOf, linkFile, settle, sizeOf } from '../data/files.ts'
import { dumpTables, loadTables } from './tables.ts'

export interface MakeBackupOptions extends Pick<BackupSettings, 'folder' | 'retentionDays'> {
  readonly dataFolder: string
  /** Called when something begins that takes long. */
  readonly onStep?: (step: string) => void
}

/** Left free on the disk beside what the backup takes. */
const RESERVE = 256 * 1024 * 1024
/** Files that were just written bear a time a little before it, in milliseconds. */
const CLOCK = 1000
const packageSchema = z.object({ version: z.string() })

/**
 * Makes a backup while the data are in use: database, images, secrets. It has its name only once it is complete and was restored for
 * trial; then the oldest are removed. Only one process at a time makes one.
 */
export async function makeBackup({
  dataFolder,
  folder,
  retentionDays,
  onStep = () => undefined,
}: MakeBackupOptions): Promise<Backup> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((cause: unknown) => {
    const message = `The folder ${folder} for backups cannot be made. Name another one in DIRA_BACKUPS.`
    throw new Problem('data-unusable', message, { cause })
  })
  const lock = holdLock(join(folder, 'lock.sqlite'))
  if (!lock) throw new Problem('data-in-use', 'Another backup is being made. Wait until it is complete.')
  const begunAt = new Date()
  const path = join(folder, backups.backupName(begunAt))
  const part = backups.unfinished(path)
  try {
    backups.removeUnfinished(folder)
    const manifest = await fill({ dataFolder, folder, part, begunAt, onStep })
    await rename(part, path)
    await settle(folder)
    await backups.removeOldBackups(folder, retentionDays)
    return { path, manifest }
  } finally {
    await rm(part, { recursive: true, force: true })
    lock.release()
  }
}

interface FillOptions extends Required<Pick<MakeBackupOptions, 'dataFolder' | 'folder' | 'onStep'>> {
  readonly part: string
  readonly begunAt: Date
}

async function fill({ dataFolder, folder, part, begunAt, onStep }: FillOptions): Promise<BackupManifest> {
  const { database, secrets, images } = dataPaths(dataFolder)
  const url = databaseUrl()
  await checkSpace(folder, url === undefined ? await sizeOf(database) : await sizeOnServer(url))
  const scratch = join(part, 'scratch')
  await mkdir(scratch, { recursive: true, mode: 0o700 })
  onStep('Reading the database')
  const source = url === undefined ? await copyPglite(dataFolder, scratch) : connectToServer(url)
  const dumped = await closeAfter(source, async ({ database: read }) => dumpTables(read, part))
  await copyPrivately(secrets, join(part, BACKUP_FILES.secrets))
  onStep('Copying images')
  for (const file of await filesIn(images)) await linkFile(join(images, file), join(part, BACKUP_FILES.images, file))
  await rm(scratch, { recursive: true })

  const manifest: BackupManifest = {
    format: 2,
    begunAt: begunAt.toISOString(),
    endedAt: new Date().toISOString(),
    ...packageSchema.parse(JSON.parse(await readFile(join(REPOSITORY_ROOT, 'package.json'), 'utf8'))),
    ...dumped,
    listings: dumped.tables['public.listings']?.rows ?? 0,
    accounts: dumped.tables['auth.users']?.rows ?? 0,
    images: (await filesIn(join(part, BACKUP_FILES.images))).length,
    bytes: await sizeOf(part),
  }
  onStep('Restoring it for trial')
  await mkdir(scratch, { mode: 0o700 })
  const restored = await openPglite({ dataFolder: scratch, mustExist: false })
  await closeAfter(restored, async () => loadTables(restored, { path: part, manifest }))
  await rm(scratch, { recursive: true })

  await writeFile(join(part, BACKUP_FILES.manifest), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
  const hashes: string[] = []
  for (const file of await filesIn(part)) {
    await settle(join(part, file))
    hashes.push(`${await hashOf(join(part, file))}  ${file}\n`)
  }
  await writeFile(join(part, BACKUP_FILES.hashes), hashes.join(''), { mode: 0o600, flush: true })
  await settle(part)
  return manifest
}

/** Opens a copy of the embedded database, which has one session: while the last changes are copied, it answers nobody. */
async function copyPglite(dataFolder: string, scratch: string): Promise<OpenedDatabase> {
  const copy = dataPaths(scratch).database
  const begun = Date.now()
  await copyChanged(dataPaths(dataFolder).database, copy, 0)
  const backend = await connectBackend({ dataFolder, command: 'pnpm backup' })
  await closeAfter(backend, async () => backend.copyFiles(copy, begun - CLOCK))
  return openPglite({ dataFolder: scratch, mustExist: true })
}

/** A backup that fills the disk would stop the site. It takes the database's size at most, and as much again while it is restored. */
async function checkSpace(folder: string, databaseSize: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const [left, needed] = [bavail * bsize, 2 * databaseSize + RESERVE]
  if (left >= needed) return
  throw new Problem(
    'data-unusable',
    `The disk that holds ${folder} has ${megabytes(left)} MB left, and a backup needs ${megabytes(needed)} MB. Free some space, or name another folder in DIRA_BACKUPS.`,
  )
}

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)
