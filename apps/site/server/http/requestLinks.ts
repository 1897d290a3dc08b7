import type { Context } from 'hono'
import type { AskService } from './proxy.ts'
import type { SiteEnv } from './siteEnv.ts'
import type { SubmissionsTarget } from './submissions.ts'

/** What the holder of a change request's link calls. */
const LINKS = /^\/rest\/v1\/rpc\/(change_request_status|answer_change_request|withdraw_change_request)$/

/** What a link shows is its holder's alone: nobody keeps it, finds it, or learns the address that led to it. */
const PRIVATE = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
}

/** Whether a path is one that the holder of a link calls. */
export const isRequestLink = (path: string): boolean => LINKS.test(path)

/** Asks the data service, which says of a wrong link what it says of none, by the same look-up. */
export async function answerRequestLink(
  c: Context<SiteEnv>,
  to: SubmissionsTarget,
  ask: AskService,
): Promise<Response> {
  const [, name = ''] = LINKS.exec(c.req.path) ?? []
  const headers = { ...to.headers, 'content-type': 'application/json' }
  const body = await c.req.text()
  const answer = await ask(c, `${to.address}/rest/v1/rpc/${name}`, { method: 'POST', headers, body })
  return new Response(answer.body, {
    status: answer.status,
    headers: { ...PRIVATE, 'content-type': answer.headers.get('content-type') ?? 'application/json' },
  })
}
