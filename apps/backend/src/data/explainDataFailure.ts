import { DiskFailure } from '../database/durableFileSystem.ts'
import { Problem } from '../problem.ts'

/** As the operating system, SQLite (of the lock) and Emscripten (of Postgres) say that there is no room. */
const FULL = { codes: ['ENOSPC', 'EDQUOT'], sqlite: [13], emscripten: [51, 19] }
/** And that writing is not allowed. */
const READ_ONLY = { codes: ['EACCES', 'EPERM', 'EROFS'], sqlite: [8, 14, 3], emscripten: [2, 63, 69] }

interface SystemError {
  readonly code?: string
  readonly errcode?: number
  readonly errno?: number
}

/** What is to be told of a failure on a data folder: a `Problem` where a person can do something about it, else the failure. */
export function explainDataFailure(error: unknown, folder: string): unknown {
  if (!(error instanceof Error) || error instanceof Problem) return error
  if (isOneOf(FULL, error)) {
    return new Problem('data-unusable', `The disk that holds ${folder} is full. Make room, then try again.`, {
      cause: error,
    })
  }
  if (isOneOf(READ_ONLY, error)) {
    return new Problem(
      'data-unusable',
      `The data folder ${folder} cannot be written to. Make it writable for this account, or name another one in DIRA_DATA.`,
      { cause: error },
    )
  }
  return error
}

function isOneOf({ codes, sqlite, emscripten }: typeof FULL, error: Error): boolean {
  const { code = '', errcode } = error as SystemError
  // SQLite says in the lower byte what it is, in the others what exactly.
  if (codes.includes(code) || (errcode !== undefined && sqlite.includes(errcode % 256))) return true
  const { errno } = (error instanceof DiskFailure ? error.cause : {}) as SystemError
  return errno !== undefined && emscripten.includes(errno)
}
