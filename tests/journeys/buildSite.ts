import { buildCode } from '../../apps/site/server/build/buildCode.ts'

/** Builds the code of the site, which all sites of the journeys share. */
// oxlint-disable-next-line import/no-default-export -- Playwright loads its set-up by its default export.
export default async function buildSite(): Promise<void> {
  await buildCode(console.log)
}
