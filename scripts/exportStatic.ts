/** `pnpm export:static [folder]`: the site as files for hosts without a server, copied from a server that is started for it. */
import { join, resolve } from 'node:path'
import { loadEnvironmentFile, Problem } from '../apps/backend/src/index.ts'
import { freshCode } from '../apps/site/server/build/buildCode.ts'
import { CLIENT_FOLDER, DIST } from '../apps/site/server/settings/folders.ts'
import { exportSite } from '../apps/site/server/export/exportSite.ts'
import { createProgressBar } from '../apps/site/server/export/progressBar.ts'
import { readSettings } from '../apps/site/server/settings/settings.ts'
import { startSite, stopAll } from '../apps/site/server/startSite.ts'

process.env['NODE_ENV'] ??= 'production'
const stops: (() => Promise<void>)[] = []
try {
  loadEnvironmentFile()
  const settings = readSettings(process.env)
  if (!settings.hosted)
    console.warn(
      'The embedded database answers no requests of a static site: set VITE_SUPABASE_URL and its key to deploy.',
    )
  const siteUrl = settings.siteUrl ?? `http://localhost:${settings.port}`
  if (!settings.siteUrl) console.warn(`Canonical links name ${siteUrl}. Set SITE_URL to the public address to deploy.`)
  const { services, url } = await startSite(
    { ...settings, siteUrl, host: '127.0.0.1', port: 0, trustedProxies: 0, isUnlimited: true, isStatic: true },
    {
      openCode: freshCode,
      stops,
      log: { step: (step) => console.log(step), warn: (warning) => console.warn(warning) },
    },
  )
  const folder = resolve(process.argv[2] ?? join(DIST, 'static'))
  await exportSite({
    origin: url,
    paths: await services.paths(),
    formerPaths: await services.formerPaths(),
    siteUrl,
    files: CLIENT_FOLDER,
    headers: services.headers,
    folder,
    onProgress: createProgressBar(process.stdout, 'files'),
  })
  console.log(`The site for a static host is in ${folder}`)
} catch (error) {
  process.exitCode = 1
  console.error(error instanceof Problem ? error.message : error)
} finally {
  await stopAll(stops)
}
