import type { Context } from 'hono'
import type { DataService } from '../dataService.ts'
import { refusal } from './proxy.ts'
import type { SiteEnv } from './siteEnv.ts'
import { toldToAdministrators } from './toldToAdministrators.ts'

/** Answers administrators how old the last backup is. */
export function createBackups({ backups, administratorOf }: Pick<DataService, 'backups' | 'administratorOf'>) {
  if (backups) return toldToAdministrators({ administratorOf }, () => backups.status())
  return async (c: Context<SiteEnv>): Promise<Response> => {
    c.header('cache-control', 'no-store')
    return refusal(c, 404, 'no_backups', 'This server makes no backups: the hosted project has its own.')
  }
}
