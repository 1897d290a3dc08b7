import { buildCode } from '../../apps/site/server/buildSite.ts'

/** Builds the site's code before the workers start their sites beside each other. */
export default async function buildFirst(): Promise<void> {
  process.env['NODE_ENV'] ??= 'production'
  await buildCode(console.log)
}
