import type { Context } from 'hono'
import type { DataService } from '../dataService.ts'
import { refusal, unavailable } from './proxy.ts'
import type { SiteEnv } from './siteEnv.ts'

/** Answers administrators, and nobody else, with what `told` gives. */
export function toldToAdministrators(
  { administratorOf }: Pick<DataService, 'administratorOf'>,
  told: () => object,
): (c: Context<SiteEnv>) => Promise<Response> {
  return async (c) => {
    c.header('cache-control', 'no-store')
    const authorization = c.req.header('authorization')
    try {
      if (authorization !== undefined && (await administratorOf(authorization)) !== undefined) return c.json(told())
    } catch {
      // Nobody can be asked who this is.
      return unavailable(c)
    }
    return refusal(c, 401, 'not_an_administrator', 'Only administrators are told of this.')
  }
}
