/** `pnpm export:static [folder]`: the site as files for hosts without a server, copied from a server that is started for it. */
import { join, resolve } from 'node:path'
import { loadEnvironmentFile, Problem } from '../apps/backend/src/index.ts'
import { freshCode } from '../apps/site/server/build/buildCode.ts'
import { CLIENT_FOLDER, DIST } from '../apps/site/server/build/folders.ts'
import { exportSite } from '../apps/site/server/export/exportSite.ts'
import { createProgressBar } from '../apps/site/server/export/progressBar.ts'
import { readSettings } from '../apps/site/server/settings.ts'
import { startDataService } from '../apps/site/server/startDataService.ts'
import { startSite } from '../apps/site/server/startSite.ts'

process.env['NODE_ENV'] ??= 'production'
const running: (() => Promise<void>)[] = []
try {
  loadEnvironmentFile()
  const settings = readSettings(process.env)
  const onStep = (step: string) => console.log(step)
  const onWarning = (warning: string) => console.warn(warning)
  const service = await startDataService({ hosted: settings.hosted, onStep, onWarning })
  running.unshift(service.stop)
  if (!settings.hosted)
    console.warn(
      'The embedded database answers no requests of a static site: set VITE_SUPABASE_URL and its key to deploy.',
    )
  const siteUrl = settings.siteUrl ?? `http://localhost:${settings.port}`
  if (!settings.siteUrl) console.warn(`Canonical links name ${siteUrl}. Set SITE_URL to the public address to deploy.`)
  const site = await startSite({
    openCode: freshCode,
    service,
    siteUrl,
    imageOrigins: settings.imageOrigins,
    cacheFolder: settings.cacheFolder,
    onStep,
    onWarning,
    host: '127.0.0.1',
    port: 0,
    trustedProxies: 0,
    isUnlimited: true,
    isStatic: true,
  })
  running.unshift(site.stop)
  const folder = resolve(process.argv[2] ?? join(DIST, 'static'))
  await exportSite({
    origin: site.url,
    paths: await site.paths(),
    formerPaths: await site.formerPaths(),
    siteUrl,
    files: CLIENT_FOLDER,
    headers: site.headers,
    folder,
    onProgress: createProgressBar(process.stdout, 'files'),
  })
  console.log(`The site for a static host is in ${folder}`)
} catch (error) {
  process.exitCode = 1
  console.error(error instanceof Problem ? error.message : error)
} finally {
  for (const stop of running) await stop()
}
