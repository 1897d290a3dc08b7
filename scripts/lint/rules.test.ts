import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** A file, its code, and what lint says of it. */
const REFUSED = rows(`
core/a.ts | import 'react' | what needs React belongs in packages/ui
core/b.ts | import type { Backend } from '@dira/backend' | imports zod and its own files
core/c.ts | export const load = () => import('libphonenumber-js') | imports zod and its own files
core/d.ts | export * from '@dira/ui' | imports zod and its own files
core/e.ts | console.log(1) | directory-core is silent
core/f.ts | export const port = process.env['PORT'] | knows no environment
core/g.ts | export const title = globalThis.document.title | and no browser
core/h.ts | export const now = Date.now() | take the instant as an argument
core/i.ts | export const now = new Date() | take the instant as an argument
core/j.ts | export const now = Date() | take the instant as an argument
core/k.ts | export const draw = Math.random() | take the source of randomness as an argument
core/l.ts | export const rows = fetch('/rows') | fetching belongs in apps/site/src/shared/data
core/m.ts | export * from './testing/listingOf.ts' | made for tests and stories
core/n.ts | export * from './tier/tierOf' | Missing file extension
core/o.ts | export const load = () => import('./tier/tierOf') | names no file
core/contact/phone.ts | import 'react' | The ./phone entry imports
core/p.test.ts | import 'react' | directory-core's tests import
ui/directory/a.tsx | import { tierOf } from '@dira/directory-core' | 'import type' only
ui/directory/b.tsx | import { SAMPLE } from '@dira/directory-core/sample' | by its types, and no app
ui/directory/c.tsx | import { Link } from 'react-router-dom' | routing belongs in apps/site
ui/directory/d.tsx | import { useAuth } from '@dira/auth/react' | apps/site wires it
ui/directory/e.tsx | import { z } from 'zod' | schemas belong in packages/directory-core
ui/directory/f.tsx | export const rows = window.fetch('/rows') | fetching belongs in apps/site/src/shared/data
ui/directory/g.tsx | import { LISTING_COLUMNS } from '@dira/data' | belongs in apps/site/src/shared/data
ui/directory/h.tsx | import 'node:fs' | files and processes belong in apps/
ui/directory/i.tsx | export * from '../../../directory-core/src/index.ts' | leaves the package
ui/directory/j.tsx | export const isTop = (tier: string) => tier !== 'premium' | What a tier means
ui/directory/k.tsx | export function f(tier: string) { switch (tier) { case 'standard': return 1; default: return 2 } } | What a tier means
ui/components/Card/a.tsx | import type { Listing } from '@dira/directory-core' | belongs in packages/ui/src/directory
ui/components/Card/b.test.tsx | import '@dira/site' | packages are tested together in apps/site
ui/directory/l.stories.tsx | import 'react-router-dom' | packages are tested together in apps/site
auth/a.ts | import type { ReactNode } from 'react' | React belongs in packages/auth/src/react
auth/react/a.tsx | import '@supabase/supabase-js' | supabase-js in packages/auth/src/supabaseGateway.ts
auth/supabaseGateway.ts | import 'react' | React belongs in packages/auth/src/react
auth/b.test.ts | import '@dira/site' | it is tested in apps/site
data/a.ts | import { PostgrestClient } from '@supabase/postgrest-js' | packages/data/src/dataClient.ts
data/dataClient.ts | import '@dira/directory-core' | postgrest-js and data's own files
data/pageAnswer.ts | import 'react' | is checked by zod
data/b.test.ts | import '@dira/backend' | it is tested in apps/backend
site/features/home/b.tsx | import { Listing } from '../listing/Listing.tsx' | Features do not import each other
site/features/home/parts/c.tsx | import { Listing } from '../../listing/Listing.tsx' | Features do not import each other
site/shared/data/a.ts | import { join } from 'node:path' | belong in apps/site/server
site/shell/a.ts | import '@dira/backend' | the backend belongs in apps/site/server
site/shared/data/b.ts | import '@supabase/supabase-js' | through packages/data
site/shared/data/c.test.ts | import '@dira/backend' | tested in tests/journeys
app/a.tsx | import 'react-router-dom' | takes the address and the way to another by props
app/b.ts | import '@dira/site' | and no app
console/features/inbox/a.tsx | import { Titled } from '../history/HistoryPage.tsx' | Features do not import each other
console/features/inbox/b.tsx | import { Shell } from '../../shell/Shell.tsx' | or the shell
console/features/inbox/Inbox/a.tsx | import { Titled } from '../../history/HistoryPage.tsx' | Features do not import each other
console/features/inbox/Inbox/b.tsx | import { Shell } from '../../../shell/Shell.tsx' | or the shell
console/features/inbox/Inbox/c.tsx | export const a = <b>Page {page}</b> | 'Page' is said
console/shared/a.ts | import { Inbox } from '../features/inbox/InboxPage.tsx' | Features do not import each other
console/shared/inbox/a.ts | import { Inbox } from '../../features/inbox/InboxPage.tsx' | Features do not import each other
console/shell/a.tsx | import { Inbox } from '../features/inbox/InboxPage.tsx' | through the route table alone
console/shared/b.ts | import '@dira/site' | No app imports an app
apps/site/server/a.ts | import { Button } from '@dira/ui' | belongs in apps/site/src
apps/backend/src/a.ts | import 'react' | belongs in apps/site/src
apps/backend/src/b.ts | import '@dira/site' | The backend does not know the site
scripts/a.ts | export default 1 | Prefer named exports
scripts/b.ts | export { c } from './c.ts' | Dependency cycle
scripts/c.ts | export { b } from './b.ts' | Dependency cycle
ui/components/Pager/a.tsx | export const a = <b>Page {page}</b> | 'Page' is said
ui/components/Pager/b.tsx | export const a = <b>{open ? 'shut' : label}</b> | 'shut' is said
ui/components/Pager/c.tsx | export const a = <button aria-label="close" /> | 'close' is said
ui/components/Pager/d.tsx | export const a = { open: 'Open', shut: label } | 'Open' is said
ui/components/Pager/e.tsx | export const a = \`\${page} of \${size}\` | 'of' is said
ui/directory/m.tsx | export const a = <b>{city.count} / 7</b> | by directory-core’s
ui/directory/n.tsx | export const a = <>{isKnown && pageCount}</> | by directory-core’s
apps/site/server/b.ts | export const a = \`\${sent.length} \${images}\` | by directory-core’s
site/shared/data/d.ts | export const a = rows.toLocaleString('en') | by directory-core’s
`)

const ALLOWED = rows(`
core/q.ts | import { z } from 'zod'; import { a } from './a.ts'; import '../contact/a.ts'; new Date(instant)
core/tier/tierOf.ts | export const isTop = (tier: string) => tier === 'premium'
core/contact/phone.test.ts | import fc from 'fast-check'; import 'vitest'; import 'node:fs/promises'; Date.now()
core/search/testing/a.ts | import 'fast-check'; import 'node:fs'; export const folder = process.env['FOLDER']
ui/directory/o.tsx | import type { Listing } from '@dira/directory-core'; import { useId } from 'react'
ui/directory/p.stories.tsx | import { SAMPLE } from '@dira/directory-core/sample'; import '@dira/directory-core/names/en'; import '../testing/a.ts'; export default {}
ui/messages/a.ts | import { formatCount } from '@dira/directory-core/formatCount'
ui/components/Card/c.tsx | import { Button } from 'react-aria-components/Button'; import day from './day.svg?url'
auth/c.ts | import 'zod'; import { regexes } from 'zod/mini'; import './credentials.ts'
auth/react/b.tsx | import { useState } from 'react'; import '../authState.ts'
data/c.ts | import { listingSchema } from '@dira/directory-core'; import './listingRows.ts'
site/shared/data/e.ts | import { connectDirectoryData } from '@dira/data'; import '@dira/directory-core'
site/features/home/parts/d.tsx | import '../a.tsx'; import '../../../shared/a.tsx'
site/shell/b.tsx | import { Outlet } from 'react-router-dom'
site/features/home/a.tsx | import { useLoaderData } from 'react-router-dom'
console/features/inbox/c.tsx | import { a } from '../../shared/a.ts'; import { b } from './b.ts'; import 'react-router-dom'
console/features/inbox/Inbox/d.tsx | import { a } from '../../../shared/a.ts'; import { b } from '../b.ts'; import '../PersonData/b.tsx'
console/shared/inbox/b.ts | import { a } from '../history/a.ts'; import { c } from '../c.ts'
apps/site/server/c.ts | import type * as Entry from '../src/entry-server.tsx'; import '@dira/backend'
apps/backend/src/c.test.ts | import '../../../packages/directory-core/src/search/testing/a.ts'
vite.config.ts | export default {}
ui/components/Pager/f.tsx | export const a = <a className="one two" rel="noopener noreferrer">{children} …</a>; if (key === 'ArrowLeft') throw new Error('Give it a label.')
ui/components/Pager/messages.ts | export const a = 'Next page'
ui/directory/q.tsx | export const a = <b title={formatCount(count)}>{messages.views}</b>; const href = \`/listings?page=\${page.count}&more\`
`)

const folder = mkdtempSync(join(tmpdir(), 'dira-lint-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('breaking each rule once is found, with where the thing belongs, and what is allowed is not', () => {
  for (const path of ['package.json', '.gitignore', 'scripts/lint'])
    cpSync(join(ROOT, path), join(folder, path), { recursive: true })
  // Types tell nothing of these rules, and take time.
  const config = readFileSync(join(ROOT, 'oxlint.config.ts'), 'utf8').replace('typeAware: true', 'typeAware: false')
  writeFileSync(join(folder, 'oxlint.config.ts'), config)
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction')
  for (const { path, code } of [...REFUSED, ...ALLOWED]) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), code)
  }
  const oxlint = join(ROOT, 'node_modules/oxlint/bin/oxlint')
  const args = [oxlint, '--format=json', 'packages', 'apps', 'scripts', 'vite.config.ts']
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', timeout: 60_000 })
  expect(stdout, stderr).toContain('diagnostics')
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { filename: string; code: string; message: string; help?: string }[]
  }
  // Other findings do not matter here.
  const ours = diagnostics.filter(({ code }) => /no-restricted|no-default-export|no-cycle|extensions|^dira/.test(code))
  const adviceFor = (path: string) =>
    ours
      .filter(({ filename }) => filename === path)
      .map(({ message, help }) => `${message} ${help}`.replaceAll('`', "'"))
  for (const { path, advice } of REFUSED) expect(adviceFor(path), path).toEqual([expect.stringContaining(advice)])
  for (const { path } of ALLOWED) expect(adviceFor(path), path).toEqual([])
})

function rows(table: string) {
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const [short = '', code = '', advice = ''] = row.split(' | ')
      const path = short
        .replace(/^(ui|auth|data|app)\//, 'packages/$1/src/')
        .replace(/^core\//, 'packages/directory-core/src/')
        .replace(/^(site|console)\//, 'apps/$1/src/')
      return { path, code, advice }
    })
}
