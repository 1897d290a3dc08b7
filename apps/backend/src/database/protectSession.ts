import type { PGlite } from '@electric-sql/pglite'
import { DiskFailure } from './durableFileSystem.ts'

/**
 * PGlite counts the values of a statement in a signed 16-bit number. One more, and its session loses step: it takes each
 * answer for the next question's, and acknowledges what was never stored. So such a statement does not reach it.
 */
const MOST_VALUES = 32_767

/** What the session has come to. */
export interface SessionState {
  /** Whether Postgres has given up. It must not be asked anything any more, not even to close: it would never return. */
  readonly hasFailed: () => boolean
}

/** Keeps from a PGlite session what it does not survive, and notices when it has not. */
export function protectSession(postgres: PGlite): SessionState {
  let failure: Error | undefined
  const protect = async <Result>(ask: () => Promise<Result>): Promise<Result> => {
    if (failure) throw failure
    try {
      return await ask()
    } catch (error) {
      if (isFatal(error)) failure = error
      throw isUnfit(error) ? new UnfitValue(error) : error
    }
  }
  const query = postgres.query.bind(postgres)
  postgres.query = (statement, values, options) =>
    values && values.length > MOST_VALUES
      ? Promise.reject(new TooManyValues())
      : protect(() => query(statement, values, options))
  const exec = postgres.exec.bind(postgres)
  postgres.exec = (statements, options) => protect(() => exec(statements, options))
  const transaction = postgres.transaction.bind(postgres)
  postgres.transaction = (callback) => protect(() => transaction(callback))
  return { hasFailed: () => failure !== undefined }
}

/** Postgres says PANIC when it can no longer vouch for its data, such as when its log cannot be written; its runtime may trap. */
function isFatal(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  if (error instanceof DiskFailure) return true
  const severity = 'severity' in error ? error.severity : undefined
  return severity === 'PANIC' || severity === 'FATAL' || error instanceof WebAssembly.RuntimeError
}

/** PGlite's own words for a value that the column's type has no form for, such as a list for a text. */
function isUnfit(error: unknown): error is Error {
  return error instanceof Error && error.message.startsWith('Invalid input for ')
}

/** In the form of Postgres's own error for it, which is the sender's mistake. */
class UnfitValue extends Error {
  readonly code = '22P02'

  constructor(cause: Error) {
    super(cause.message, { cause })
  }
}

/** In the form of a Postgres error whose code makes the API answer 413. */
class TooManyValues extends Error {
  readonly code = 'PT413'
  readonly hint = 'Send fewer rows at a time.'

  constructor() {
    super(`The request holds more than ${MOST_VALUES} values`)
  }
}
