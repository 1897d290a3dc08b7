import type { Backend } from '../connect/backend.ts'
import { expectOk } from '../connect/expectOk.ts'

/** The administrator whose token this is, by the id of the account; undefined for anybody else. */
export async function administratorOf(
  { request }: Pick<Backend, 'request'>,
  { authorization, publishableKey }: { readonly authorization: string; readonly publishableKey: string },
): Promise<string | undefined> {
  const answer = await request('/rest/v1/rpc/signed_in_administrator', {
    method: 'POST',
    headers: { apikey: publishableKey, authorization, 'content-type': 'application/json' },
    body: '{}',
  })
  // A token that has expired or is none, or a visitor's.
  if (answer.status === 401 || answer.status === 403) return undefined
  const id: unknown = await (await expectOk(answer)).json()
  return typeof id === 'string' ? id : undefined
}
