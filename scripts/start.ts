/** `npm start`: the data service, and the site as it is built. */
import { freshCode } from '../apps/site/server/build/buildCode.ts'
import { runSite } from '../apps/site/server/runSite.ts'

process.env['NODE_ENV'] ??= 'production'
await runSite({ openCode: freshCode })
