import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { BACKUP_FILES } from './backupFolder.ts'
import { filesIn, PACKED, unpackFile, withEach } from './packFiles.ts'

interface UnpackOptions {
  /** The folder of the backup. */
  readonly backup: string
  /** The folders of the database. */
  readonly folders: readonly string[]
  /** A folder that does not exist yet. */
  readonly to: string
}

/** Writes the database of a backup into a folder, as Postgres has it. */
export async function unpackDatabase({ backup, folders, to }: UnpackOptions): Promise<void> {
  const from = join(backup, BACKUP_FILES.database)
  for (const path of ['', ...folders]) await mkdir(join(to, path), { mode: 0o700 })
  await withEach(await filesIn(from), async (file) => {
    await unpackFile(join(from, file), join(to, file.slice(0, -PACKED.length)))
  })
}
