import type { PGlite } from '@supabase/lite/pglite'

/**
 * PGlite counts the values of a statement in a signed 16-bit number. With one more its session gets out of step: it takes
 * each answer for the answer to the next question, and acknowledges rows that it did not store. So it never gets such a
 * statement.
 */
const MAX_VALUES = 32_767

export interface ProtectedSession {
  /** The error after which Postgres must not be asked anything any more, not even to roll back or close: it would never return. */
  readonly failure: () => Error | undefined
}

/** Keeps statements from a PGlite session that would break it, and stops using a session that has failed. */
export function protectSession(postgres: PGlite): ProtectedSession {
  let failure: Error | undefined
  // Every statement comes through here, also the rollback that PGlite sends after a failed transaction.
  const send = postgres.execProtocolStream.bind(postgres)
  postgres.execProtocolStream = async (message, options) => {
    if (failure) throw failure
    try {
      return await send(message, options)
    } catch (error) {
      if (isFatal(error)) failure = error
      throw error
    }
  }
  for (const [type, serialize] of Object.entries(postgres.serializers)) {
    postgres.serializers[type] = (value: unknown) => textOf(value, serialize)
  }
  const query = postgres.query.bind(postgres)
  postgres.query = async (statement, values, options) => {
    if (values && values.length > MAX_VALUES) throw new TooManyValues()
    return explainValues(() => query(statement, values, options))
  }
  const transaction = postgres.transaction.bind(postgres)
  postgres.transaction = (callback) => explainValues(() => transaction(callback))
  return { failure: () => failure }
}

/** Whether Postgres reports PANIC because it cannot write its log, or its WebAssembly runtime trapped. */
function isFatal(error: unknown): error is Error {
  return isPanic(error) || error instanceof WebAssembly.RuntimeError
}

/** Whether Postgres gave up because the disk does not take its log: it is full, read-only or broken. */
export function isPanic(error: unknown): error is Error {
  return error instanceof Error && 'severity' in error && (error.severity === 'PANIC' || error.severity === 'FATAL')
}

/**
 * The text of a value. PGlite passes on as it is what is no list where a list is asked for, and a message with anything but texts puts its session out of step.
 */
function textOf(value: unknown, serialize: (value: unknown) => unknown): string {
  const text = serialize(value)
  if (typeof text !== 'string') throw new Error('Invalid input for a list')
  return text
}

/** Gives PGlite's own error for a value of the wrong type, such as a list for a text, the code that Postgres has for it. */
async function explainValues<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask()
  } catch (error) {
    const isInvalidValue =
      error instanceof Error && /^Invalid input for |toString is not a function$/.test(error.message)
    throw isInvalidValue ? Object.assign(new Error(error.message, { cause: error }), { code: '22P02' }) : error
  }
}

/** In the form of a Postgres error whose code makes the API answer 413. */
class TooManyValues extends Error {
  readonly code = 'PT413'
  readonly hint = 'Send fewer rows at a time.'

  constructor() {
    super(`The request holds more than ${MAX_VALUES} values`)
  }
}
