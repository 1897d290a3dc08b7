// @module-tag ci
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pgtap } from '@electric-sql/pglite/pgtap'
import { expect, test } from 'vitest'
import { SUPABASE_FOLDER } from '../data/dataFolder.ts'
import { readMigrations } from '../database/readMigrations.ts'

test('a Postgres without pg_trgm takes the migrations, and finds a listing of the same name beside another', async () => {
  const postgres = await PGlite.create({ extensions: { pgtap } })
  await postgres.exec(readFileSync(join(SUPABASE_FOLDER, 'bare-postgres.sql'), 'utf8'))
  for (const { sql } of readMigrations()) await postgres.exec(sql)
  await postgres.exec(`
    insert into public.listings (id, slug, business_name, category, country, lat, lng, status) values
      ('one', 'one', 'Hôtel Un', 'accommodation', 'KE', -1.3, 36.8, 'published'),
      ('two', 'two', 'Hotel Un', 'accommodation', 'KE', -1.3, 36.8, 'published')`)
  const { rows } = await postgres.query(`
    select (select array_agg(twin) from public.listings, private.listing_twins(listings) where id = 'one') as twins,
      (select count(*)::integer from pg_extension where extname = 'pg_trgm') as trigrams`)
  expect(rows).toEqual([{ twins: ['two'], trigrams: 0 }])
  await postgres.close()
})
