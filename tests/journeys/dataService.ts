import { expect, type APIRequestContext } from '@playwright/test'
import { ADMINISTRATOR, printedBy, publishableKeyIn, type RunningSite } from './startSite.ts'

export function administratorPassword(site: RunningSite): string {
  const written = /password (\S+)/.exec(printedBy(site))?.[1]
  if (!written) throw new Error(`The site named no administrator:\n${printedBy(site)}`)
  return written
}

export async function publishableKey(request: APIRequestContext, site: RunningSite): Promise<string> {
  return publishableKeyIn(await (await request.get(site.url)).text())
}

/** The headers with which somebody who is signed in, by default the administrator, asks the data service, and who it is. */
export async function signedIn(
  request: APIRequestContext,
  site: RunningSite,
  { email = ADMINISTRATOR, password = administratorPassword(site) } = {},
): Promise<{ headers: Record<string, string>; userId: string }> {
  const apikey = await publishableKey(request, site)
  const answer = await request.post(`${site.url}/auth/v1/token?grant_type=password`, {
    headers: { apikey },
    data: { email, password },
  })
  expect(answer.ok()).toBe(true)
  const { access_token: token, user } = (await answer.json()) as { access_token: string; user: { id: string } }
  return { headers: { apikey, authorization: `Bearer ${token}` }, userId: user.id }
}
