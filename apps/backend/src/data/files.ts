import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { chmod, constants, copyFile, link, mkdir, open, readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** The SHA-256 of a file. */
export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Copies a file, which only the owner can read then. */
export async function copyPrivately(from: string, to: string): Promise<void> {
  await mkdir(join(to, '..'), { recursive: true, mode: 0o700 })
  await copyFile(from, to)
  await chmod(to, 0o600)
}

/** Gives a file that never changes a second name where one disk has both, and copies it otherwise; nothing where it has gone. */
export async function linkFile(from: string, to: string): Promise<void> {
  await mkdir(join(to, '..'), { recursive: true, mode: 0o700 })
  await link(from, to).catch(async () => copyPrivately(from, to).catch(ignoreMissing))
}

/** Copies all folders of a folder, and the files that have changed since an instant, in milliseconds. What goes away meanwhile is left out. */
export async function copyChanged(from: string, to: string, since: number): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const path of await readdir(from, { recursive: true })) {
    const found = await stat(join(from, path)).catch(ignoreMissing)
    if (found?.isDirectory()) await mkdir(join(to, path), { recursive: true, mode: 0o700 })
    else if (found && found.mtimeMs >= since) {
      await copyFile(join(from, path), join(to, path), constants.COPYFILE_FICLONE).catch(ignoreMissing)
    }
  }
}

/** Waits until the disk has a file or the names in a folder, so that a power cut takes nothing of it. */
export async function settle(path: string): Promise<void> {
  // Windows has no such thing for folders.
  const handle = await open(path, 'r').catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}

/** All files below a folder, by their paths in it with `/` between names; none where there is no such folder. */
export async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true }).catch(ignoreMissing)) ?? []
  const files = entries.filter((entry) => entry.isFile())
  return files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/')).toSorted()
}

/** The bytes of all files below a folder. */
export async function sizeOf(folder: string): Promise<number> {
  let size = 0
  for (const file of await filesIn(folder)) size += (await stat(join(folder, file)).catch(ignoreMissing))?.size ?? 0
  return size
}

function ignoreMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
}
