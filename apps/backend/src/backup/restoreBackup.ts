import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dataPaths } from '../data/dataFolder.ts'
import { explainDataFailure } from '../data/explainDataFailure.ts'
import { lockDataFolder } from '../data/lockDataFolder.ts'
import { Problem } from '../problem.ts'
import { BACKUP_FILES, readBackup, type Backup } from './backupFolder.ts'
import { finishRestore } from './finishRestore.ts'
import { differences, fingerprint, withDatabase } from './fingerprint.ts'
import { checkHashes, type Hashes } from './hashes.ts'
import { copyWhole } from './packFiles.ts'
import { unpackDatabase } from './unpackDatabase.ts'

export interface RestoreOptions {
  /** The folder of the backup. */
  readonly path: string
  readonly dataFolder: string
  /** Whether data that are there may be replaced; they are kept in a folder beside it. @default false */
  readonly replaces?: boolean
  /** Called when something begins that takes long. */
  readonly onStep?: (step: string) => void
}

export interface Restored extends Backup {
  /** Where the data lie that were there before. */
  readonly replaced: string | undefined
}

/**
 * Restores a backup into a data folder that nobody uses. Everything is unpacked, opened and compared with what the backup noted before
 * anything takes its place.
 */
export async function restoreBackup({
  path,
  dataFolder,
  replaces = false,
  onStep = () => undefined,
}: RestoreOptions): Promise<Restored> {
  const backup = readBackup(path)
  if (!backup) throw new Problem('file-unreadable', `There is no backup in ${path}. Name the folder of one.`)
  try {
    await mkdir(dataFolder, { recursive: true, mode: 0o700 })
    const lock = lockDataFolder(dataFolder)
    try {
      const paths = dataPaths(dataFolder)
      // A restore that a crash has interrupted comes first.
      finishRestore(dataFolder)
      if (existsSync(paths.database) && !replaces) {
        throw new Problem(
          'wrong-usage',
          `There are data in ${dataFolder}. Repeat the command with --replace to put the backup in their place; they are kept beside it.`,
        )
      }
      await unpack({ backup, to: paths.unfinishedRestore, onStep })
      await rename(paths.unfinishedRestore, paths.readyRestore)
      return { ...backup, replaced: finishRestore(dataFolder) }
    } finally {
      lock.release()
    }
  } catch (error) {
    throw explainDataFailure(error, dataFolder)
  }
}

interface UnpackOptions {
  readonly backup: Backup
  readonly to: string
  readonly onStep: (step: string) => void
}

async function unpack({ backup: { path, manifest }, to, onStep }: UnpackOptions): Promise<void> {
  await rm(to, { recursive: true, force: true })
  onStep('Checking the files of the backup')
  const hashes = await checkHashes(path)
  await mkdir(to, { mode: 0o700 })
  onStep('Unpacking')
  const restored = dataPaths(to)
  await unpackDatabase({ backup: path, folders: manifest.folders, to: restored.database })
  await copyWhole(join(path, BACKUP_FILES.secrets), restored.secrets)
  await copyImages({ hashes, path, to })
  onStep('Comparing every row with what the backup noted')
  await checkDatabase(restored.database, { path, manifest })
  await writeFile(join(to, 'begun'), '')
}

/** The folder is made also where there are none, so that it takes the place of the one before. */
async function copyImages({ hashes, path, to }: { hashes: Hashes; path: string; to: string }): Promise<void> {
  await mkdir(dataPaths(to).images, { mode: 0o700 })
  for (const image of hashes.keys()) {
    if (!image.startsWith(`${BACKUP_FILES.images}/`)) continue
    await mkdir(join(to, image, '..'), { recursive: true, mode: 0o700 })
    await copyWhole(join(path, image), join(to, image))
  }
}

async function checkDatabase(database: string, { path, manifest }: Backup): Promise<void> {
  try {
    await withDatabase(database, async (postgres) => {
      const different = differences(await fingerprint(postgres), manifest.tables)
      if (different.length > 0) throw new Problem('file-unusable', `Other rows than before in ${different.join(', ')}.`)
      // Readers who know a later version than the backup's begin anew, instead of taking what comes for what they have.
      await postgres.query('update private.listings_version set epoch = gen_random_uuid()')
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Problem(
      'file-unusable',
      `The database of ${path} cannot be restored. It is one of PostgreSQL ${manifest.postgres}; a Dira with another version cannot open it. Nothing was changed. (${reason})`,
      { cause: error },
    )
  }
}
