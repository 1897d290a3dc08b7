// @module-tag ci
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SUPABASE_FOLDER } from '../data/dataFolder.ts'
import { openScratchDatabase } from '../database/openScratchDatabase.ts'
import { connectToServer } from '../database/openServer.ts'
import { readMigrations } from '../database/readMigrations.ts'
import { runOnServer, startNativePostgres } from '../testing/nativePostgres.ts'
import { nextMigration } from './nextMigration.ts'
import { differences, readCatalogue } from './readCatalogue.ts'
import { orderedSchemas, schemasAsMigration } from './readSchemas.ts'
import { readStatements } from './statements.ts'

test('on PostgreSQL the migrations make the database that the schemas say', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dira-schemas-'))
  const server = await startNativePostgres(folder)
  const bare = readFileSync(join(SUPABASE_FOLDER, 'bare-postgres.sql'), 'utf8').replace(/^create extension .*$/m, '')
  const catalogueOf = async (name: string, statements: readonly string[]) => {
    await runOnServer(server.url, `create database ${name}`)
    const url = new URL(server.url)
    url.pathname = `/${name}`
    const { database, close } = connectToServer(url.href)
    for (const sql of [bare, ...statements]) await database.exec(sql)
    const catalogue = await readCatalogue(database)
    await close()
    await runOnServer(server.url, `drop database ${name}`)
    return catalogue
  }
  const made = await catalogueOf(
    'dira_made',
    readMigrations().map(({ sql }) => sql),
  )
  const said = await catalogueOf('dira_said', [schemasAsMigration()])
  expect(made.size).toBeGreaterThan(1000)
  expect(differences(made, said)).toEqual([])
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

/** What somebody changes in the schemas, for each kind of object: a text, and the one in its place. */
const CHANGES = [
  [
    '-- Nobody may call',
    'create function private.nothing() returns integer\nlanguage sql\nreturn 1;\n-- Nobody may call',
  ],
  ['paid_until <= private.today() + 1 then 1', 'paid_until <= private.today() + 2 then 1'],
  [
    'create table public.listing_views',
    'create table public.things (\n  id text primary key\n);\nalter table public.things enable row level security;\ncreate table public.listing_views',
  ],
  ['listings_website on public.listings', 'listings_website on public.listings using hash'],
  ['as package_tier,\n    lat, lng', 'as package_tier,\n    lng, lat'],
  ['before_listing_write\n  before insert or update', 'before_listing_write\n  before insert'],
  [
    'using ((select private.is_admin()));\n\ncreate policy "administrators add listings"',
    'using ((select auth.uid()) is null);\n\ncreate policy "administrators add listings"',
  ],
] as const

test('a new migration brings a database to changed schemas, and names what of tables is left', async () => {
  expect(
    readStatements(
      'create table private.a (\n  -- One; two.\n  b text default \';\' -- three;\n);\n-- Of c.\ncreate policy "d; e" on public.f\n  for select;',
    ),
  ).toMatchObject([
    { kind: 'table', name: 'private.a' },
    { kind: 'policy', name: 'd; e on public.f', comment: '-- Of c.' },
  ])
  const schemas = schemasAsMigration()
  expect(CHANGES.filter(([from]) => !schemas.includes(from))).toEqual([])
  let changed = schemas
  for (const [from, to] of CHANGES) changed = changed.replace(from, () => to)
  const [has, wanted] = await Promise.all([openScratchDatabase(), openScratchDatabase([changed])])
  const { sql, byHand } = nextMigration(await readCatalogue(has), await readCatalogue(wanted), readStatements(changed))
  expect(byHand).toEqual([])
  await has.exec(sql)
  expect(differences(await readCatalogue(has), await readCatalogue(wanted))).toEqual([])

  await wanted.exec('alter table public.things add column more text; drop function private.nothing()')
  const next = nextMigration(await readCatalogue(has), await readCatalogue(wanted), orderedSchemas())
  expect(next).toEqual({ sql: 'drop function private.nothing();', byHand: ['column things.more'] })
  await Promise.all([has.close(), wanted.close()])
})
