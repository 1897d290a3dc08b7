import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem } from '../problem.ts'
import { BACKUP_FILES } from './backupFolder.ts'
import { hashOf, withEach } from './packFiles.ts'

/** The SHA-256 of each file of a backup, by its path in it. */
export type Hashes = ReadonlyMap<string, string>

export async function writeHashes(backup: string, hashes: Hashes): Promise<void> {
  const lines = [...hashes].map(([path, hash]) => `${hash}  ${path}\n`)
  await writeFile(join(backup, BACKUP_FILES.hashes), lines.join(''), { mode: 0o600 })
}

/** The hashes that were noted; none where they cannot be read. */
export async function readHashes(backup: string): Promise<Hashes> {
  const text = await readFile(join(backup, BACKUP_FILES.hashes), 'utf8').catch(() => '')
  return new Map(
    text.split('\n').flatMap((line): [string, string][] => {
      const [, hash, path] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? []
      return hash !== undefined && path !== undefined ? [[path, hash]] : []
    }),
  )
}

/** Checks that every file of a backup is there and is what was written; rejects with a `Problem` that names one which is not. */
export async function checkHashes(backup: string): Promise<Hashes> {
  const hashes = await readHashes(backup)
  if (!hashes.has(BACKUP_FILES.manifest)) {
    throw new Problem('file-unusable', `The backup ${backup} is not complete: it has no ${BACKUP_FILES.hashes}.`)
  }
  await withEach(hashes, async ([path, expected]) => {
    const found = await hashOf(join(backup, path)).catch(() => undefined)
    if (found === expected) return
    const what = found === undefined ? 'cannot be read' : 'is not what was written'
    throw new Problem('file-unusable', `The backup ${backup} is damaged: ${path} ${what}. Use another one.`)
  })
  return hashes
}
