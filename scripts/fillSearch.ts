/*
 * pnpm fill:search: for a site whose search is Postgres's, writes what only directory-core can say of the published listings into the database: of all
 * of them the first time, then of those that have changed. Ended, it is gone on with by the next run. Exit codes: 0 all is written, 1 failed or another
 * writer is at it, 130 interrupted.
 */
import { connectFromEnvironment } from '../apps/backend/src/connect/connectFromEnvironment.ts'
import { serviceOf } from '../apps/backend/src/listing/visitorData.ts'
import { runCommand } from '../apps/backend/src/cli/runCommand.ts'
import { imageOriginsOf } from '../apps/site/src/app/siteConfig.ts'
import { narrowing } from '../apps/site/src/data/narrowing.ts'
import { readPhonesOnce } from '../apps/site/src/data/readPhonesOnce.ts'
import { readSettings } from '../apps/site/server/settings.ts'
import { followSearchRows } from '../packages/data/src/searchFollower.ts'

await runCommand(async () => {
  const interrupted = new AbortController()
  process.once('SIGINT', () => interrupted.abort())
  process.once('SIGTERM', () => interrupted.abort())
  const backend = await connectFromEnvironment('pnpm fill:search')
  try {
    const { hosted, imageOrigins } = readSettings(process.env)
    const { facts } = narrowing({
      imageOrigins: imageOriginsOf({ apiUrl: hosted?.url ?? '', imageOrigins }),
      readPhones: readPhonesOnce,
    })
    const followed = await followSearchRows(serviceOf(backend), {
      facts,
      signal: interrupted.signal,
      onProgress: (written) => process.stdout.write(`${written.toLocaleString('en')} listings\n`),
    })
    if ('version' in followed)
      process.stdout.write(`Done: the search of ${backend.name} stands for ${followed.version}.\n`)
    else if (followed.stopped === 'elsewhere') process.stderr.write('Another writer is at it, a server perhaps.\n')
    else process.stderr.write('Stored so far. Run the command again to go on.\n')
    return 'version' in followed ? 0 : interrupted.signal.aborted ? 130 : 1
  } finally {
    await backend.close()
  }
})
