import { connectBackend, connectHosted, loadEnvironmentFile, Problem, type Backend } from '@dira/backend'
import { join } from 'node:path'
import { buildSite } from './buildSite.ts'
import { pagesFolder, readSnapshot } from './builtSite.ts'
import { listingSource } from './listingSource.ts'
import { readSettings, type Settings } from './settings.ts'

/** Builds the site for the environment's settings and says where it is; says what is wrong when it cannot. */
export async function buildInstallation(): Promise<boolean> {
  process.env['NODE_ENV'] ??= 'production'
  try {
    loadEnvironmentFile()
    const settings = readSettings(process.env)
    const siteUrl = settings.siteUrl ?? `http://localhost:${settings.port}`
    if (!settings.siteUrl)
      console.warn(`Canonical links name ${siteUrl}. Set SITE_URL to the public address to deploy.`)
    const { backend, publishableKey, apiUrl } = await openData(settings)
    try {
      const source = listingSource({ api: backend, publishableKey, onWarning: console.warn })
      await buildSite({ siteUrl, apiUrl, publishableKey, pages: pagesFolder(), source, onStep: console.log })
    } finally {
      await backend.close()
    }
    const { site } = await readSnapshot(pagesFolder())
    console.log(`The site for a static host is in ${join(pagesFolder(), site)}`)
    return true
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error)
    return false
  }
}

/** The data of a hosted project, of the running site, or of the folder when no site runs. */
async function openData({ hosted }: Settings): Promise<{ backend: Backend; publishableKey: string; apiUrl: string }> {
  if (hosted) {
    const { url, publishableKey } = hosted
    return { backend: connectHosted({ url, key: publishableKey, publishableKey }), publishableKey, apiUrl: url }
  }
  const backend = await connectBackend({ command: 'pnpm build' })
  return { backend, publishableKey: backend.publishableKey ?? '', apiUrl: '' }
}
