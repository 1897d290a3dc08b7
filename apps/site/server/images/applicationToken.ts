import { APPLICATION_SCHEME } from '@dira/data'

const HEADER = new RegExp(`^${APPLICATION_SCHEME} ([0-9a-f]{64})$`)

/** The token of an application that an `Authorization` shows; undefined for that of an account, and for none. */
export function applicationTokenOf(authorization: string): string | undefined {
  return HEADER.exec(authorization)?.[1]
}
