import type { Backend } from './backend.ts'
import { expectOk } from '../report/expectOk.ts'

/** The database with all rights. */
export type Owner = Pick<Backend, 'request'>

/** Asks the database, and reads its JSON. */
export async function ask(owner: Owner, path: string, init?: RequestInit): Promise<unknown> {
  const answer = await expectOk(await owner.request(`/rest/v1/${path}`, init))
  const written = await answer.text()
  return written === '' ? undefined : (JSON.parse(written) as unknown)
}

/** Calls a function of the database. */
export const call = async (owner: Owner, name: string, parameters: object): Promise<unknown> =>
  ask(owner, `rpc/${name}`, { method: 'POST', body: JSON.stringify(parameters) })
