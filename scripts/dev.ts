/** `npm run dev`: the data service, and the site served from its source, without limits. */
import { developmentCode } from '../apps/site/server/developmentCode.ts'
import { runSite } from '../apps/site/server/runSite.ts'

await runSite({ openCode: developmentCode, adjust: (settings) => ({ ...settings, isUnlimited: true }) })
