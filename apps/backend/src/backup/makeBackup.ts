import { mkdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EmbeddedBackend } from '../connect/backend.ts'
import { dataPaths } from '../data/dataFolder.ts'
import { holdLock, type Lock } from '../data/holdLock.ts'
import { Problem } from '../problem.ts'
import {
  BACKUP_FILES,
  backupName,
  readBackups,
  removeOldBackups,
  removeUnfinished,
  unfinished,
  type Backup,
  type BackupManifest,
} from './backupFolder.ts'
import type { BackupSettings } from './backupSettings.ts'
import { fingerprint, withDatabase } from './fingerprint.ts'
import { copyWhole, entriesIn, filesIn, hashOf, linkFile, packFile, settle, withEach } from './packFiles.ts'
import { readHashes, writeHashes, type Hashes } from './hashes.ts'
import { unpackDatabase } from './unpackDatabase.ts'

export interface MakeBackupOptions extends Pick<BackupSettings, 'folder' | 'keptDays'> {
  /** The process that has the data open: the running server, or this one. */
  readonly backend: Pick<EmbeddedBackend, 'startBackup'>
  readonly dataFolder: string
  /** Called when something begins that takes long. */
  readonly onStep?: (step: string) => void
}

/** Folders of the database whose content is of the running Postgres only, as pg_basebackup leaves it out; the log comes last. */
const EMPTY_IN_BACKUP = /^(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\//
const NOT_IN_BACKUP =
  /(?:^|\/)(?:postmaster\.(?:pid|opts)|backup_label.*|tablespace_map.*|pg_internal\.init.*|pgsql_tmp.*)$/

/** Left free on the disk beside what the backup takes. */
const RESERVE = 256 * 1024 * 1024

/**
 * Makes a backup while the data are in use: database, images, secrets. It has its name only once it is complete and was opened;
 * then the oldest are removed. Only one process at a time makes one.
 */
export async function makeBackup({
  backend,
  dataFolder,
  folder,
  keptDays,
  onStep = () => undefined,
}: MakeBackupOptions): Promise<Backup> {
  await makeFolder(folder)
  const locks: Lock[] = []
  try {
    for (const file of [dataPaths(dataFolder).backupLock, join(folder, 'lock.sqlite')]) {
      const lock = holdLock(file)
      if (!lock) throw new Problem('data-in-use', 'Another backup is being made. Wait until it is complete.')
      locks.push(lock)
    }
    removeUnfinished(folder)
    const begunAt = new Date()
    const path = join(folder, backupName(begunAt))
    const part = unfinished(path)
    try {
      const manifest = await fill({ backend, dataFolder, folder, part, begunAt, onStep })
      await rename(part, path)
      await settle(folder)
      await removeOldBackups(folder, keptDays)
      return { path, manifest }
    } catch (error) {
      await rm(part, { recursive: true, force: true })
      throw error
    }
  } finally {
    for (const lock of locks) lock.release()
  }
}

interface FillOptions extends Required<Pick<MakeBackupOptions, 'backend' | 'dataFolder' | 'folder' | 'onStep'>> {
  readonly part: string
  readonly begunAt: Date
}

async function fill({ backend, dataFolder, folder, part, begunAt, onStep }: FillOptions): Promise<BackupManifest> {
  const paths = dataPaths(dataFolder)
  await checkSpace(folder, await sizeOf(paths.database))
  await mkdir(part, { mode: 0o700 })
  onStep('Copying the database')
  const folders = await copyDatabase(backend, paths.database, join(part, BACKUP_FILES.database))
  await copyWhole(paths.secrets, join(part, BACKUP_FILES.secrets))
  onStep('Copying images')
  const last = readBackups(folder)[0]
  const known: Hashes = last ? await readHashes(last.path) : new Map()
  const imageHashes = await copyImages({ images: paths.images, part, last, known })

  onStep('Checking the backup')
  const hashes = new Map(imageHashes)
  await withEach(await filesIn(part), async (file) => {
    hashes.set(file, hashes.get(file) ?? (await hashOf(join(part, file))))
  })
  // What is opened is what a restore would unpack, not what was copied.
  const check = join(part, 'check')
  await unpackDatabase({ backup: part, folders, to: check })
  const postgres = (await readFile(join(check, 'PG_VERSION'), 'utf8')).trim()
  const tables = await withDatabase(check, fingerprint)
  await rm(check, { recursive: true })

  const manifest: BackupManifest = {
    format: 1,
    begunAt: begunAt.toISOString(),
    endedAt: new Date().toISOString(),
    postgres,
    folders: [...folders],
    tables,
    listings: tables['public.listings']?.rows ?? 0,
    accounts: tables['auth.users']?.rows ?? 0,
    images: imageHashes.size,
    bytes: await sizeOf(part),
  }
  const manifestFile = join(part, BACKUP_FILES.manifest)
  await writeFile(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
  hashes.set(BACKUP_FILES.manifest, await hashOf(manifestFile))
  await writeHashes(part, hashes)
  onStep('Waiting for the disk')
  const { files, folders: all } = await entriesIn(part)
  // Images that the last backup has are on the disk already.
  const fresh = files.filter((file) => !(file.startsWith(`${BACKUP_FILES.images}/`) && known.has(file)))
  await withEach([...fresh, ...all], async (path) => settle(join(part, path)))
  return manifest
}

/** Copies the database between two short questions to it, during which visitors wait. Gives its folders. */
async function copyDatabase(
  backend: MakeBackupOptions['backend'],
  from: string,
  to: string,
): Promise<readonly string[]> {
  const stop = await backend.startBackup()
  const { files, folders } = await entriesIn(from)
  for (const path of ['', ...folders]) await mkdir(join(to, path), { mode: 0o700 })
  const copied = files.filter((path) => !EMPTY_IN_BACKUP.test(path) && !NOT_IN_BACKUP.test(path))
  await withEach(copied, async (file) => {
    try {
      await packFile(join(from, file), join(to, file))
    } catch (error) {
      // Postgres removes files of tables that it has written anew; the log knows of it.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  })
  const { label, firstLog, lastLog } = await stop()
  // Postgres begins another file of the log at the end of a backup: these change no more.
  const logs = (await filesIn(join(from, 'pg_wal'))).filter((file) => file >= firstLog && file <= lastLog)
  for (const file of logs) await packFile(join(from, 'pg_wal', file), join(to, 'pg_wal', file))
  const labelFile = join(to, 'backup_label')
  await writeFile(labelFile, label, { mode: 0o600 })
  await packFile(labelFile, labelFile)
  await rm(labelFile)
  return folders
}

interface CopyImagesOptions {
  readonly images: string
  readonly part: string
  readonly last: Backup | undefined
  /** The hashes of the last backup. */
  readonly known: Hashes
}

/**
 * Takes the images in; gives their hashes. A file never changes, so that backups on one disk share it, and what the last one has read
 * is not read again.
 */
async function copyImages({ images, part, last, known }: CopyImagesOptions): Promise<Hashes> {
  const hashes = new Map<string, string>()
  for (const file of await filesIn(images)) {
    const path = `${BACKUP_FILES.images}/${file}`
    const hash = known.get(path)
    try {
      await linkFile(last && hash !== undefined ? join(last.path, path) : join(images, file), join(part, path))
    } catch (error) {
      // It was removed in the meantime, because no listing has named it for long.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') continue
      throw error
    }
    hashes.set(path, hash ?? (await hashOf(join(part, path))))
  }
  return hashes
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new Problem(
      'data-unusable',
      `The folder ${folder} for backups cannot be made. Name another one in DIRA_BACKUPS.`,
      { cause: error },
    )
  }
}

/** A backup that fills the disk would stop the site. It takes the database's size at most, and as much again while it is checked. */
async function checkSpace(folder: string, databaseSize: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const needed = 2 * databaseSize + RESERVE
  if (bavail * bsize >= needed) return
  throw new Problem(
    'data-unusable',
    `The disk that holds ${folder} has ${megabytes(bavail * bsize)} MB left, and a backup needs ${megabytes(needed)} MB. Free some space, or name another folder in DIRA_BACKUPS.`,
  )
}

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)

async function sizeOf(folder: string): Promise<number> {
  let size = 0
  for (const file of await filesIn(folder)) size += (await stat(join(folder, file)).catch(() => undefined))?.size ?? 0
  return size
}
