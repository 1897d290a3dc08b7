// @module-tag ci
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pgtap } from '@electric-sql/pglite/pgtap'
import { expect, test } from 'vitest'
import { SUPABASE_FOLDER } from '../data/dataFolder.ts'
import { readMigrations } from '../database/readMigrations.ts'

test('a Postgres without pg_trgm takes the migrations and answers a search, by reading every name', async () => {
  const postgres = await PGlite.create({ extensions: { pgtap } })
  await postgres.exec(readFileSync(join(SUPABASE_FOLDER, 'bare-postgres.sql'), 'utf8'))
  for (const { sql } of readMigrations()) await postgres.exec(sql)
  await postgres.exec(`
    insert into public.listings (id, slug, business_name, category, country, status)
      values ('one', 'one', 'Hôtel Un', 'accommodation', 'KE', 'published');
    select public.switch_search(true)`)
  const { rows } = await postgres.query(`
    select public.search_listings('{"text": "hotel"}') ->> 'matches' as matches,
      (select count(*)::integer from pg_extension where extname = 'pg_trgm') as trigrams`)
  expect(rows).toEqual([{ matches: '1', trigrams: 0 }])
  await postgres.close()
})
