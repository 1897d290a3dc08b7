import { buildCode } from '../../apps/site/server/buildSite.ts'

/** Builds the site's code before the workers start their sites beside each other. */
// oxlint-disable-next-line import/no-default-export -- Playwright calls the default export.
export default async function buildFirst(): Promise<void> {
  process.env['NODE_ENV'] ??= 'production'
  await buildCode(console.log)
}
