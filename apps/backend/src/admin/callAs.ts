import type { Backend } from '../connect/backend.ts'
import { expectOk } from '../report/expectOk.ts'

/** Calls a function of the database with the rights of the sender of this `Authorization` header; undefined where the sender may not call it. */
export async function callAs(
  { request }: Pick<Backend, 'request'>,
  { authorization, publishableKey }: { readonly authorization: string; readonly publishableKey: string },
  name: string,
  args: object = {},
): Promise<unknown> {
  const answer = await request(`/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { apikey: publishableKey, authorization, 'content-type': 'application/json' },
    body: JSON.stringify(args),
  })
  // A token that has expired or is none, or somebody else's.
  if (answer.status === 401 || answer.status === 403) return undefined
  return (await expectOk(answer)).json()
}
