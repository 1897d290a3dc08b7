import { existsSync } from 'node:fs'
import { cp, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** The files of code that a build holds: its own, and those of the build before. */
export interface Assets {
  readonly own: readonly string[]
  readonly before: readonly string[]
}

/** What a build keeps: its own files, and what the last build with other code had. */
export function retainedAssets(own: readonly string[], last: Assets | undefined): Assets {
  if (!last) return { own, before: [] }
  const isSameCode = own.length === last.own.length && own.every((file) => last.own.includes(file))
  return { own, before: (isSameCode ? last.before : last.own).filter((file) => !own.includes(file)) }
}

/** The files below a folder's `assets`, as paths from the folder. */
export async function assetsIn(folder: string): Promise<readonly string[]> {
  return (await readdir(join(folder, 'assets'))).map((name) => `assets/${name}`).toSorted()
}

/** Copies files from one folder to another; what is gone is left out. */
export async function copyFiles({ from, to, files }: { from: string; to: string; files: readonly string[] }) {
  for (const file of files) if (existsSync(join(from, file))) await cp(join(from, file), join(to, file))
}
