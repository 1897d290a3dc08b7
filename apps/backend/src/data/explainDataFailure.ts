import { statfsSync } from 'node:fs'
import { Problem } from '../report/problem.ts'

/** Postgres cannot recover without space for one more log segment (16 MB). */
const LEAST_FREE_BYTES = 32 * 1024 * 1024

/** The disk is full: the codes of the operating system, of SQLite (the lock) and of Postgres. */
const FULL: readonly unknown[] = ['ENOSPC', 'EDQUOT', 13, '53100']
/** Writing is not allowed. */
const READ_ONLY: readonly unknown[] = ['EACCES', 'EPERM', 'EROFS', 8, 14, 3]

/** Explains a failure on a data folder: a `Problem` where a person can do something about it, else the failure itself. */
export function explainDataFailure(error: unknown, folder: string): unknown {
  if (error instanceof Problem) return error
  // PGlite throws objects that are not errors.
  const { code, errcode } = Object(error) as { readonly code?: string; readonly errcode?: number }
  // SQLite's code is in the lower byte, its details in the others.
  const isOneOf = (codes: readonly unknown[]) => codes.includes(code) || codes.includes((errcode ?? 0) % 256)
  if (isOneOf(READ_ONLY)) {
    return new Problem(
      'data-unusable',
      `The data folder ${folder} cannot be written to. Make it writable for this account, or name another one in DIRA_DATA.`,
      { cause: error },
    )
  }
  if (isOneOf(FULL) || isDiskFull(folder)) {
    return new Problem('data-unusable', `The disk that holds ${folder} is full. Free some space, then try again.`, {
      cause: error,
    })
  }
  return error
}

/** PGlite does not say why it could not start, so the disk is asked. */
function isDiskFull(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize < LEAST_FREE_BYTES
  } catch {
    return false
  }
}
