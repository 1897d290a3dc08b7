import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { expect, test } from 'vitest'
import { useEngine } from '../testing/useEngine.ts'

const engine = useEngine('PostgreSQL')

// PGlite has one session and runs one transaction after the other: no commit is late there.
test('listing_changes_since loses nothing that is committed late by one of two writers', async () => {
  const { service, anon } = engine()
  const listing = { business_name: 'Late', category: 'shopping', country: 'KE', status: 'published' }
  const rows = ['slow', 'quick'].map((id) => ({ ...listing, id, slug: id }))
  await service.from('listings').insert(rows).throwOnError()
  const { data: since } = await anon.rpc('listings_version').throwOnError()
  const ask = async (cursor: string) => {
    const { data } = await anon.rpc('listing_changes_since', { cursor }).throwOnError()
    return data as unknown as { readonly cursor: string; readonly listings: readonly { readonly phone: string }[] }
  }

  // Set on PostgreSQL.
  const connect = () => postgres(engine().databaseUrl!, { max: 1 })
  const [slow, quick] = [connect(), connect()]
  const written = Promise.withResolvers<void>()
  const commit = Promise.withResolvers<void>()
  const first = slow.begin(async (sql) => {
    await sql`update public.listings set phone = 'slow' where id = 'slow'`
    written.resolve()
    await commit.promise
  })
  await written.promise
  const second = quick`update public.listings set phone = 'quick' where id = 'quick'`.execute()
  // The second change waits for the first: a reader sees neither before the commit, and both after it.
  expect(await Promise.race([second, pause(300, 'waiting')])).toBe('waiting')
  const between = await ask(since)
  expect(between.listings).toStrictEqual([])
  commit.resolve()
  await Promise.all([first, second])
  const after = await ask(between.cursor)
  expect(after.listings.map(({ phone }) => phone)).toStrictEqual(['slow', 'quick'])
  await Promise.all([slow.end(), quick.end()])
})
