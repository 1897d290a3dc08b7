/** `npm start`: the data service, and the site as it is built. */
import { startSite } from '../apps/site/server/startSite.ts'
import { runSite } from '../apps/site/server/runSite.ts'

process.env['NODE_ENV'] ??= 'production'
await runSite(startSite)
