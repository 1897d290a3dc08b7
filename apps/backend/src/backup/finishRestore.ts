import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { dataPaths } from '../data/dataFolder.ts'
import { backupName } from './backupFolder.ts'

const PARTS = ['secrets', 'images', 'database'] as const

/**
 * Puts a checked restore in the place of the data, which are kept in a folder beside it; gives that folder, if there were any. A start
 * after a crash does the rest of it, so that there is never half of each.
 */
export function finishRestore(dataFolder: string): string | undefined {
  const paths = dataPaths(dataFolder)
  const ready = paths.readyRestore
  if (!existsSync(ready)) return undefined
  // The same name each time that it is tried.
  const replaced = join(dataFolder, `replaced-${backupName(statSync(join(ready, 'begun')).mtime)}`)
  const restored = dataPaths(ready)
  for (const part of PARTS) {
    if (!existsSync(restored[part])) continue
    if (existsSync(paths[part])) {
      mkdirSync(replaced, { recursive: true, mode: 0o700 })
      renameSync(paths[part], dataPaths(replaced)[part])
    }
    renameSync(restored[part], paths[part])
  }
  rmSync(ready, { recursive: true })
  return existsSync(replaced) ? replaced : undefined
}
