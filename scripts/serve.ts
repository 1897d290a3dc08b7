/** The site in production: what `pnpm build` made, served by Node with a log in JSON. `deploy/README.md` says how. */
import { databaseUrl, Problem } from '../apps/backend/src/index.ts'
import { readBuiltCode } from '../apps/site/server/build/builtCode.ts'
import { runSite, type RunOptions, type Voice } from '../apps/site/server/runSite.ts'

process.env['NODE_ENV'] ??= 'production'
const log = (entry: object) => console.log(JSON.stringify({ time: new Date().toISOString(), ...entry }))

const voice: Voice = {
  step: (step) => log({ step }),
  warning: (warning) => log({ warning }),
  error: (error) => log({ error: String(error instanceof Error ? error.stack : error) }),
  listening: ({ url }) => log({ step: 'listening', url }),
  answer: (line) => console.log(line),
}

const adjust: RunOptions['adjust'] = (settings) => {
  if (settings.hosted || settings.isDemonstration || databaseUrl() !== undefined) return settings
  throw new Problem(
    'wrong-usage',
    'The embedded database is not for production. Set DATABASE_URL, or VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY, or DIRA_DEMONSTRATION=on for a demonstration: see deploy/README.md.',
  )
}

await runSite({ openCode: readBuiltCode, voice, adjust })
