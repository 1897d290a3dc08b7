/** `npm run dev`: the data service, and the site served from its source. */
import { startDevelopment } from '../apps/site/server/startDevelopment.ts'
import { runSite } from '../apps/site/server/runSite.ts'

await runSite(startDevelopment)
