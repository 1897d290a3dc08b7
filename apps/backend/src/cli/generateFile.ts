import { readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { REPOSITORY_ROOT } from '../data/dataFolder.ts'
import { Problem } from '../problem.ts'

export interface GenerateFileOptions {
  readonly path: string
  readonly content: string
  /** Where the content comes from, as in "… is not what the migrations say". */
  readonly source: string
  /** What brings the file up to date. */
  readonly command: string
  /** Compare with what is there instead of writing. */
  readonly check: boolean
}

/** Writes a generated file, or refuses with a `Problem` when it is not what would be written. Returns the exit code. */
export function generateFile({ path, content, source, command, check }: GenerateFileOptions): number {
  const name = relative(REPOSITORY_ROOT, path)
  if (check && readOptional(path) !== content) {
    throw new Problem('file-unusable', `${name} is not what ${source}. Run: ${command}`)
  }
  if (!check) writeFileSync(path, content)
  process.stdout.write(check ? `${name} is up to date.\n` : `Wrote ${name}.\n`)
  return 0
}

function readOptional(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
