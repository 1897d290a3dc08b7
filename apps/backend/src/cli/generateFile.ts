import { readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { REPOSITORY_ROOT } from '../data/dataFolder.ts'
import { Problem } from '../report/problem.ts'

export interface GenerateFileOptions {
  readonly path: string
  readonly content: string
  /** Completes the message "FILE is not what …", such as "the migrations say". */
  readonly source: string
  /** The command that updates the file. */
  readonly command: string
  /** Compare instead of writing. */
  readonly check: boolean
}

/** Writes a generated file. With `check`, throws a `Problem` when the file is outdated. Returns the exit code. */
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
