// @module-tag ci
import { expect, test } from 'vitest'
import { useScratchDatabase } from '../testing/scratchDatabase.ts'
import { pgTapFiles, runPgTap } from './runPgTap.ts'

const database = useScratchDatabase()

test.each(pgTapFiles())('supabase/tests/database/%s holds', async (file) => {
  expect(await runPgTap(database(), file)).toStrictEqual([])
})

test('a failed test is reported, and so is a file that ends with an error', async () => {
  const postgres = database()
  await postgres.exec('savepoint broken; drop policy "administrators read every listing" on public.listings')
  expect(await runPgTap(postgres, 'listings.test.sql')).toContainEqual(
    expect.stringContaining('an administrator sees drafts'),
  )
  await postgres.exec('drop function public.listings_version() cascade')
  expect(await runPgTap(postgres, 'listings.test.sql')).toStrictEqual([
    expect.stringContaining('function public.listings_version() does not exist'),
  ])
  await postgres.exec('rollback to savepoint broken')
})
