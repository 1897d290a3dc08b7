// @module-tag ci
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { rowFromListing } from '@dira/data'
import { categoryName, countryName, slugify, subcategoryName } from '@dira/directory-core'
import * as en from '@dira/directory-core/names/en'
import { SAMPLE_LISTINGS } from '@dira/directory-core/sample'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SUPABASE_FOLDER } from '../data/dataFolder.ts'
import { startNativePostgres } from '../testing/nativePostgres.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { describeOnEnginesInCi } from '../testing/useEngine.ts'
import { readMigrations } from './readMigrations.ts'

/** The migration that brings ids. */
const MIGRATION = '20261122110000'

type Row = Readonly<Record<string, unknown>>

interface Database {
  readonly run: (sql: string) => Promise<unknown>
  readonly rows: (sql: string, json?: unknown) => Promise<readonly Row[]>
  readonly close: () => Promise<void>
}

/** The sample as the versions before stored it. */
const NAMED = SAMPLE_LISTINGS.map((listing) => ({
  ...rowFromListing(listing),
  category: categoryName(en, listing.category),
  subcategory: listing.subcategory ? subcategoryName(en, listing.subcategory) : null,
  country: countryName(en, listing.location.country),
  province: listing.location.province?.name ?? '',
  city: listing.location.city?.name ?? '',
}))

const written = (id: string, columns: Row) => ({
  id,
  slug: id,
  business_name: id,
  category: 'Shopping',
  country: 'Kenya',
  province: '',
  city: '',
  address: '',
  phone: '',
  ...columns,
})

const OTHERS = [
  written('ivory-coast', { country: 'Ivory Coast', city: 'Abidjan' }),
  written('cldr', { country: 'Congo - Kinshasa', city: ' Goma ' }),
  written('swaziland', { country: 'SWAZILAND' }),
  written('coded', { country: 'ng', city: 'Lagos\ufeffIsland' }),
  written('narnia', { country: 'Narnia', address: '1 Lamp Post' }),
  written('banks', { category: 'Banks & ATMs', subcategory: 'Cash Machines' }),
  written('signs', { category: '!!!', city: '—' }),
  written('arabic', { country: 'Egypt', city: 'القاهرة', province: 'الجيزة' }),
]

describeOnEnginesInCi((engine) => {
  const folder = temporaryFolder()
  let database: Database
  const listings = async () => {
    const rows = await database.rows('select to_jsonb(listings) as row from public.listings')
    return new Map(rows.map(({ row }) => row as Row).map((row) => [row['id'], row]))
  }
  let before: ReadonlyMap<unknown, Row>
  let version: unknown

  beforeAll(async () => {
    database = await (engine === 'PGlite' ? openPglite() : openNative(folder))
    const migrations = readMigrations('migrations-before-0.1')
    for (const { sql } of migrations.filter((one) => one.version < MIGRATION)) await database.run(sql)
    await database.rows(
      `insert into public.listings select * from jsonb_populate_recordset(null::public.listings, $1::text::jsonb)`,
      [...NAMED, ...OTHERS].map((row) => ({ ...row, status: 'published', created_at: 'now', updated_at: 'now' })),
    )
    before = await listings()
    version = (await database.rows('select public.listings_version() as version'))[0]?.['version']
    for (const { sql } of migrations.filter((one) => one.version >= MIGRATION)) await database.run(sql)
  })
  afterAll(async () => database.close())

  test('makes of the sample of before the sample of now', async () => {
    const after = await listings()
    for (const listing of SAMPLE_LISTINGS) {
      const row = after.get(listing.id) ?? {}
      // Columns that came later are in neither.
      const wanted = Object.entries(rowFromListing(listing)).filter(([column]) => column in row)
      expect(wanted.length).toBeGreaterThan(20)
      expect(row).toMatchObject(Object.fromEntries(wanted))
    }
    expect(after.size).toBe(SAMPLE_LISTINGS.length + OTHERS.length)
  })

  test.each([
    [
      'ivory-coast',
      { country: 'CI', city_slug: 'abidjan', city_name: 'Abidjan', province_slug: null, province_name: null },
    ],
    ['cldr', { country: 'CD', city_slug: 'goma', city_name: 'Goma' }],
    ['swaziland', { country: 'SZ' }],
    ['coded', { country: 'NG', city_slug: 'lagos-island' }],
    ['narnia', { country: 'ZZ', address: '1 Lamp Post, Narnia' }],
    ['banks', { category: 'banks-atms', subcategory: 'cash-machines' }],
    ['signs', { category: 'other', city_slug: null, city_name: null }],
    ['arabic', { country: 'EG', city_slug: 'القاهرة', city_name: 'القاهرة', province_slug: 'الجيزة' }],
  ])('carries over odd data: %s', async (id, expected) => {
    expect((await listings()).get(id)).toMatchObject(expected)
  })

  test('leaves the last change, the log and every other column as they were', async () => {
    const now = await listings()
    const changed = new Set(['category', 'subcategory', 'country', 'province', 'city'])
    for (const [id, row] of before) {
      const rest = Object.entries(row).filter(
        ([column]) => !changed.has(column) && !(id === 'narnia' && column === 'address'),
      )
      expect(now.get(id)).toMatchObject(Object.fromEntries(rest))
    }
    const [log] = await database.rows("select count(*)::int as count from public.audit_log where action = 'update'")
    expect(log).toEqual({ count: 0 })
  })

  test('lets readers of the version before begin anew', async () => {
    const [page] = await database.rows('select public.listing_changes_since($1::text::jsonb ->> 0) as page', [version])
    expect(page?.['page']).toMatchObject({ reset: true })
  })

  test('makes slugs as directory-core does, in every script of the continent', async () => {
    const names = [
      'São Tomé',
      'ǁKaras',
      'Nord-Kivu',
      "N'Djamena",
      'Ɔda – Ẹ̀kọ́',
      'أبو سمبل',
      'አዲስ አበባ፡ከተማ',
      'ⵜⵉⵏⵖⵉⵔ',
      'No. 7 (North)',
      '—',
    ]
    const rows = await database.rows(
      'select private.slugify(value) as slug from jsonb_array_elements_text($1::text::jsonb)',
      names,
    )
    expect(rows.map(({ slug }) => slug)).toEqual(names.map(slugify))
  })
})

async function openPglite(): Promise<Database> {
  const database = await PGlite.create()
  await database.exec(bare())
  return {
    run: (sql) => database.exec(sql),
    rows: async (sql, json) => (await database.query<Row>(sql, json === undefined ? [] : [JSON.stringify(json)])).rows,
    close: () => database.close(),
  }
}

async function openNative(folder: string): Promise<Database> {
  const server = await startNativePostgres(folder)
  const sql = postgres(server.url, { max: 1, onnotice: () => undefined })
  await sql.unsafe(bare())
  return {
    run: (statements) => sql.unsafe(statements),
    rows: (statement, json) => sql.unsafe(statement, json === undefined ? [] : [JSON.stringify(json)]),
    close: async () => {
      await sql.end()
      await server.close()
    },
  }
}

/** What Supabase has and a bare Postgres lacks, without pgTAP. */
function bare(): string {
  return readFileSync(join(SUPABASE_FOLDER, 'bare-postgres.sql'), 'utf8').replace(/create extension .* pgtap .*;/, '')
}
