import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runTool } from './runTool.ts'

interface Diagnostic {
  readonly filename: string
  readonly message: string
  readonly code?: string
  readonly help?: string
}

const ROOT = join(import.meta.dirname, '../..')
const CORE = 'packages/directory-core/src'
const UI = 'packages/ui/src'
const AUTH = 'packages/auth/src'
const DATA = 'packages/data/src'
const SITE = 'apps/site/src'

/** A file, its code, and the place that lint names for it. */
const REFUSED: readonly [path: string, code: string, advice: string][] = [
  [`${CORE}/a.ts`, "import 'react'", 'what needs React belongs in packages/ui'],
  [`${CORE}/b.ts`, "import { readFileSync } from 'node:fs'", 'what needs files or the network in apps/'],
  [`${CORE}/c.ts`, "import type { Backend } from '@dira/backend'", 'imports zod and its own files'],
  [`${CORE}/d.ts`, "export const load = () => import('libphonenumber-js')", 'imports zod and its own files'],
  [`${CORE}/e.ts`, "export * from '@dira/ui'", 'imports zod and its own files'],
  [`${CORE}/f.ts`, 'console.log(1)', 'directory-core is silent'],
  [`${CORE}/g.ts`, "export const port = process.env['PORT']", 'knows no environment'],
  [`${CORE}/h.ts`, 'export const title = globalThis.document.title', 'knows no browser'],
  [`${CORE}/i.ts`, 'export const now = Date.now()', 'take the instant as an argument'],
  [`${CORE}/j.ts`, 'export const draw = Math.random()', 'take the source of randomness as an argument'],
  [`${CORE}/k.ts`, "export const rows = fetch('/rows')", 'fetching belongs in apps/site/src/data'],
  [`${CORE}/contact/phone.ts`, "import 'react'", 'The ./phone entry imports'],
  [`${CORE}/l.test.ts`, "import 'react'", "directory-core's tests import"],

  [`${UI}/directory/a.tsx`, "import { tierOf } from '@dira/directory-core'", '`import type` only'],
  [
    `${UI}/directory/b.tsx`,
    "import { SAMPLE_LISTINGS } from '@dira/directory-core/sample'",
    'by its types, and no app',
  ],
  [`${UI}/directory/c.tsx`, "import { Link } from 'react-router-dom'", 'routing belongs in apps/site/src/app'],
  [`${UI}/directory/d.tsx`, "import { useAuth } from '@dira/auth/react'", 'packages/auth knows, apps/site wires it'],
  [`${UI}/directory/e.tsx`, "import '@supabase/supabase-js'", 'packages/auth knows, apps/site wires it'],
  [`${UI}/directory/f.tsx`, "import { z } from 'zod'", 'schemas belong in packages/directory-core'],
  [`${UI}/directory/g.tsx`, "import type { Backend } from '@dira/backend'", 'by its types, and no app'],
  [`${UI}/directory/h.tsx`, "export const rows = window.fetch('/rows')", 'fetching belongs in apps/site/src/data'],
  [`${UI}/directory/n.tsx`, "import { LISTING_COLUMNS } from '@dira/data'", 'belongs in apps/site/src/data'],
  [`${UI}/directory/i.tsx`, "import 'node:fs'", 'files and processes belong in apps/'],
  [
    `${UI}/components/Card/a.tsx`,
    "import type { Listing } from '@dira/directory-core'",
    'belongs in packages/ui/src/directory',
  ],
  [`${UI}/components/Card/b.tsx`, "import 'react-router-dom'", 'routing belongs in apps/site/src/app'],
  [`${UI}/components/Card/c.test.tsx`, "import '@dira/site'", 'packages are tested together in apps/site'],
  [`${UI}/directory/j.stories.tsx`, "import 'react-router-dom'", 'packages are tested together in apps/site'],

  [`${AUTH}/a.ts`, "import type { ReactNode } from 'react'", 'React belongs in packages/auth/src/react'],
  [
    `${AUTH}/b.ts`,
    "import type { Session } from '@supabase/supabase-js'",
    'supabase-js in packages/auth/src/supabaseGateway.ts',
  ],
  [`${AUTH}/react/a.tsx`, "import '@supabase/supabase-js'", 'supabase-js in packages/auth/src/supabaseGateway.ts'],
  [`${AUTH}/react/b.tsx`, "import { Button } from '@dira/ui'", 'looks in packages/ui'],
  [`${AUTH}/react/c.tsx`, "import 'react-router-dom'", 'routes belong in apps/site'],
  [`${AUTH}/supabaseGateway.ts`, "import 'react'", 'React belongs in packages/auth/src/react'],
  [`${AUTH}/d.test.ts`, "import '@dira/site'", 'it is tested in apps/site'],

  [`${DATA}/a.ts`, "import { PostgrestClient } from '@supabase/postgrest-js'", 'packages/data/src/dataClient.ts'],
  [`${DATA}/b.ts`, "import 'node:fs'", 'files and processes in apps/'],
  [`${DATA}/dataClient.ts`, "import '@dira/directory-core'", "postgrest-js and data's own files"],
  [`${DATA}/c.test.ts`, "import '@dira/backend'", 'it is tested in apps/backend'],

  [`${SITE}/routes/home/a.tsx`, "import { useNavigate } from 'react-router-dom'", 'offer the rest a hook'],
  [`${SITE}/data/a.ts`, "import { join } from 'node:path'", 'belong in apps/site/server'],
  [`${SITE}/data/b.ts`, "import type { Backend } from '@dira/backend'", 'the backend belongs in apps/site/server'],
  [`${SITE}/app/a.ts`, "import '@dira/backend'", 'the backend belongs in apps/site/server'],
  [`${SITE}/data/f.ts`, "import '@supabase/supabase-js'", 'through packages/data'],
  [`${SITE}/app/b.ts`, "import 'node:fs'", 'belong in apps/site/server'],
  [`${SITE}/data/c.test.ts`, "import '@dira/backend'", 'tested in tests/journeys'],
  ['apps/site/server/a.ts', "import { renderToString } from 'react-dom/server'", 'belongs in apps/site/src'],
  ['apps/site/server/b.ts', "import { Button } from '@dira/ui'", 'belongs in apps/site/src'],
  ['apps/backend/src/a.ts', "import 'react'", 'belongs in apps/site/src'],
  ['scripts/a.ts', 'export default 1', 'Prefer named exports'],
  ['scripts/b.ts', "export { c } from './c.ts'", 'Dependency cycle'],
  ['scripts/c.ts', "export { b } from './b.ts'", 'Dependency cycle'],
  ['apps/backend/src/b.ts', "import '@dira/site'", 'The backend does not know the site'],
]

const ALLOWED: readonly [path: string, code: string][] = [
  [`${CORE}/m.ts`, "import { z } from 'zod'\nimport { a } from './a.ts'\nimport '../contact/a.ts'"],
  [
    `${CORE}/contact/phone.test.ts`,
    "import fc from 'fast-check'\nimport 'vitest'\nimport 'node:fs/promises'\nDate.now()",
  ],
  [`${CORE}/search/testing/a.ts`, "import 'fast-check'\nimport 'node:fs'\nexport const folder = process.env['FOLDER']"],
  [`${UI}/directory/k.tsx`, "import type { Listing } from '@dira/directory-core'\nimport { useId } from 'react'"],
  [
    `${UI}/directory/l.stories.tsx`,
    "import { SAMPLE_LISTINGS } from '@dira/directory-core/sample'\nimport '@dira/directory-core'",
  ],
  [`${UI}/messages/a.ts`, "import { formatCount } from '@dira/directory-core/formatCount'"],
  [`${UI}/components/Card/d.tsx`, "import { Button } from 'react-aria-components/Button'"],
  [`${AUTH}/c.ts`, "import 'zod'\nimport { regexes } from 'zod/mini'\nimport './credentials.ts'"],
  [`${AUTH}/react/d.tsx`, "import { useState } from 'react'\nimport '../authState.ts'"],
  [`${AUTH}/react/e.test.tsx`, "import '@testing-library/react'\nimport 'react'"],
  [`${DATA}/d.ts`, "import { listingSchema } from '@dira/directory-core'\nimport './listingRows.ts'"],
  [`${DATA}/e.test.ts`, "import { SAMPLE_LISTINGS } from '@dira/directory-core/sample'\nimport 'vitest'"],
  [`${SITE}/data/d.ts`, "import { connectDirectoryData } from '@dira/data'\nimport '@dira/directory-core'"],
  [`${SITE}/data/e.test.ts`, "import 'node:fs'"],
  [`${SITE}/app/c.tsx`, "import { Link } from 'react-router-dom'"],
  [`${SITE}/layout/a.tsx`, "import { Outlet } from 'react-router-dom'"],
  [`${SITE}/entry-client.tsx`, "import { BrowserRouter } from 'react-router-dom'"],
  ['apps/site/server/c.ts', "import type * as Entry from '../src/entry-server.tsx'\nimport '@dira/backend'"],
  ['vite.config.ts', 'export default {}'],
  ['packages/ui/src/directory/m.stories.tsx', 'export default {}'],
  ['apps/backend/src/c.ts', "import 'node:fs'\nimport '@dira/directory-core/sample'"],
]

const folder = mkdtempSync(join(tmpdir(), 'dira-layers-'))
let findings: readonly { path: string; advice: string }[]

/** One run of lint over all the snippets, with its configuration as it is and each snippet where such a file would be. */
beforeAll(async () => {
  for (const path of ['.oxlintrc.json', 'scripts/check/layers.jsonc']) cpSync(join(ROOT, path), join(folder, path))
  for (const [path, code] of [...REFUSED, ...ALLOWED]) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), code)
  }
  const config = join(folder, '.oxlintrc.json')
  const { output } = await runTool(ROOT, 'oxlint', ['oxlint', '--format=json', '--config', config, folder])
  const { diagnostics } = JSON.parse(output) as { diagnostics: Diagnostic[] }
  // Other findings do not matter here.
  findings = diagnostics
    .filter(({ code = '' }) => /no-restricted|no-default-export|no-cycle/.test(code))
    .map(({ filename, message, help = '' }) => ({ path: filename.replaceAll('\\', '/'), advice: `${message} ${help}` }))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('the layers', () => {
  it.each(REFUSED)('%s may not contain: %s', (path, _, advice) => {
    expect(adviceFor(path)).toEqual([expect.stringContaining(advice)])
  })

  it.each(ALLOWED)('%s may contain: %s', (path) => {
    expect(adviceFor(path)).toEqual([])
  })
})

function adviceFor(file: string): readonly string[] {
  return findings.filter(({ path }) => path.endsWith(file)).map(({ advice }) => advice)
}
