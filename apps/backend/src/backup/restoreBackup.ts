import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { dataPaths } from '../data/dataFolder.ts'
import { explainDataFailure } from '../data/explainDataFailure.ts'
import { lockDataFolder } from '../data/lockDataFolder.ts'
import { closeAfter } from '../database/closeAfter.ts'
import { databaseUrl } from '../database/databaseUrl.ts'
import { openPglite } from '../database/openPglite.ts'
import { openServer } from '../database/openServer.ts'
import { Problem } from '../report/problem.ts'
import { BACKUP_FILES, readBackup, type Backup } from './backupFolder.ts'
import { copyPrivately, hashOf } from '../data/files.ts'
import { loadTables } from './tables.ts'

export interface RestoreOptions {
  /** The folder of the backup. */
  readonly path: string
  readonly dataFolder: string
  /** Called when something begins that takes long. */
  readonly onStep?: (step: string) => void
}

/**
 * Restores a backup into a data folder that has no data, and into the empty database of a server where `DATABASE_URL` names one. Every row is
 * compared with what the backup noted before anything has its place.
 */
export async function restoreBackup({ path, dataFolder, onStep = () => undefined }: RestoreOptions): Promise<Backup> {
  const backup = readBackup(path)
  if (!backup) {
    throw new Problem('file-unreadable', `There is no backup in ${path} that this Dira reads. Name the folder of one.`)
  }
  try {
    await mkdir(dataFolder, { recursive: true, mode: 0o700 })
    const lock = lockDataFolder(dataFolder)
    try {
      await restore({ backup, dataFolder, onStep })
      return backup
    } finally {
      lock.release()
    }
  } catch (error) {
    throw explainDataFailure(error, dataFolder)
  }
}

const KINDS = ['images', 'secrets', 'database'] as const

async function restore({
  backup,
  dataFolder,
  onStep,
}: {
  backup: Backup
  dataFolder: string
  onStep: (step: string) => void
}): Promise<void> {
  const places = dataPaths(dataFolder)
  const part = places.unfinishedRestore
  // Data beside an unfinished restore belong to it.
  if (!existsSync(part) && KINDS.some((kind) => existsSync(places[kind]))) {
    throw new Problem(
      'wrong-usage',
      `There are data in ${dataFolder}. Move what is in it to another folder, then repeat the command.`,
    )
  }
  onStep('Checking the files of the backup')
  const files = await checkHashes(backup.path)
  // Not sooner: it keeps a start from data of which a killed restore has put a part in place.
  await rm(part, { recursive: true, force: true })
  const restored = dataPaths(part)
  // It is made also where there are no images.
  await mkdir(restored.images, { recursive: true, mode: 0o700 })
  const isCopied = (file: string) => file === BACKUP_FILES.secrets || file.startsWith(`${BACKUP_FILES.images}/`)
  for (const file of files.filter(isCopied)) await copyPrivately(join(backup.path, file), join(part, file))
  onStep('Restoring every row, and comparing it with what the backup noted')
  const url = databaseUrl()
  const opened =
    url === undefined
      ? await openPglite({ dataFolder: part, mustExist: false })
      : await openServer({ url, mustExist: false, mustBeEmpty: true })
  await closeAfter(opened, async () => loadTables(opened, backup))
  for (const kind of KINDS) {
    await rm(places[kind], { recursive: true, force: true })
    if (existsSync(restored[kind])) await rename(restored[kind], places[kind])
  }
  await rm(part, { recursive: true })
}

/** Checks that every file of a backup is there and is what was written; rejects with a `Problem` that names one which is not. */
async function checkHashes(backup: string): Promise<readonly string[]> {
  const text = await readFile(join(backup, BACKUP_FILES.hashes), 'utf8').catch(() => '')
  const lines = [...text.matchAll(/^([0-9a-f]{64}) {2}(.+)$/gm)]
  if (lines.length === 0) {
    throw new Problem('file-unusable', `The backup ${backup} is not complete: it has no ${BACKUP_FILES.hashes}.`)
  }
  for (const [, expected, file = ''] of lines) {
    const found = await hashOf(join(backup, file)).catch(() => undefined)
    if (found === expected) continue
    const what = found === undefined ? 'cannot be read' : 'is not what was written'
    throw new Problem('file-unusable', `The backup ${backup} is damaged: ${file} ${what}. Use another one.`)
  }
  return lines.map(([, , file = '']) => file)
}
