import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PGlite } from '@electric-sql/pglite'
import { openScratchDatabase } from '../database/openScratchDatabase.ts'
import { pgTapFiles, runPgTap } from './runPgTap.ts'

let postgres: PGlite
beforeAll(async () => {
  postgres = await openScratchDatabase()
  await postgres.exec('begin')
})
afterAll(async () => postgres.close())

test.each(pgTapFiles())('supabase/tests/database/%s holds', async (file) => {
  expect(await runPgTap(postgres, file)).toStrictEqual([])
})

test('what does not hold is told, and so is a file that breaks off', async () => {
  await postgres.exec('savepoint broken; drop policy "published listings are public" on public.listings')
  expect(await runPgTap(postgres, 'listings.test.sql')).toContainEqual(
    expect.stringContaining('not ok 1 - a visitor sees what is published'),
  )
  await postgres.exec('drop function public.listings_version() cascade')
  expect(await runPgTap(postgres, 'listings.test.sql')).toStrictEqual([
    expect.stringContaining('function public.listings_version() does not exist'),
  ])
  await postgres.exec('rollback to savepoint broken')
})
