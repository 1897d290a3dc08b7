import type { Context } from 'hono'
import type { DataService } from '../dataService.ts'
import { refusal, unavailable } from './proxy.ts'
import type { SiteEnv } from './siteEnv.ts'

/** Answers administrators how old the last backup is. */
export function createBackups({ backups, administratorOf }: Pick<DataService, 'backups' | 'administratorOf'>) {
  return async (c: Context<SiteEnv>): Promise<Response> => {
    c.header('cache-control', 'no-store')
    if (!backups) return refusal(c, 404, 'no_backups', 'This server makes no backups: the hosted project has its own.')
    const authorization = c.req.header('authorization')
    try {
      if (authorization !== undefined && (await administratorOf(authorization)) !== undefined) {
        return c.json(backups.status())
      }
    } catch {
      // Nobody can be asked who this is.
      return unavailable(c)
    }
    return refusal(c, 401, 'not_an_administrator', 'Only administrators are told of backups.')
  }
}
