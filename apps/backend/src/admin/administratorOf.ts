import type { Backend } from '../connect/backend.ts'
import { callAs } from './callAs.ts'

/** The administrator whose token this is, by the id of the account; undefined for anybody else. */
export async function administratorOf(
  backend: Pick<Backend, 'request'>,
  caller: { readonly authorization: string; readonly publishableKey: string },
): Promise<string | undefined> {
  const id = await callAs(backend, caller, 'signed_in_administrator')
  return typeof id === 'string' ? id : undefined
}
