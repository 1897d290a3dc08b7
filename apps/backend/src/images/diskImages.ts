import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { IMAGE_FOLDER, readImageAddress } from '@dira/directory-core'
import { dataPaths } from '../data/dataFolder.ts'
import type { ImageStore } from './imageStore.ts'

/** Image files in the data folder of the embedded default, beside its database: they are moved, kept and removed together. */
export function diskImages(dataFolder: string): ImageStore {
  const { images } = dataPaths(dataFolder)
  return {
    write: async (path, content) => {
      const file = fileOf(images, path)
      // Not the data folder itself: without it there is no database that knows of the file.
      await makeFolder(images)
      await makeFolder(dirname(file))
      const unfinished = `${file}.${randomUUID()}`
      try {
        await writeFile(unfinished, content, { mode: 0o600 })
        // A reader sees the whole file or none.
        await rename(unfinished, file)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    read: async (path) => {
      try {
        return await readFile(fileOf(images, path))
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return undefined
        throw error
      }
    },
    remove: async (paths) => {
      const files = paths.map((path) => fileOf(images, path))
      await Promise.all(files.map((file) => rm(file, { force: true })))
      for (const folder of new Set(files.map(dirname))) {
        try {
          await rmdir(folder)
        } catch (error) {
          // It is gone, or holds a file of another width.
          if (!hasCode(error, 'ENOENT') && !hasCode(error, 'ENOTEMPTY')) throw error
        }
      }
    },
  }
}

/** The file at a path, which has to be that of an image: nothing else is ever read or written. */
function fileOf(images: string, path: string): string {
  if (!readImageAddress(path)) throw new Error(`${path} is no path of an image`)
  return join(images, path.slice(IMAGE_FOLDER.length))
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 })
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
