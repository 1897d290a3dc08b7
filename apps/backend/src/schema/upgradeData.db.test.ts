// @module-tag ci
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rowFromListing } from '@dira/data'
import { SAMPLE_LISTINGS } from '@dira/directory-core/sample'
import { appliedVersions } from '@supabase/lite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureSecrets } from '../data/secrets.ts'
import { startNativePostgres } from '../testing/nativePostgres.ts'
import { describeOnEnginesInCi } from '../testing/useEngine.ts'
import { applyMigrations } from '../database/applyMigrations.ts'
import { createApp } from '../database/createApp.ts'
import { openEmbedded } from '../embedded/openEmbedded.ts'
import { openPglite } from '../database/openPglite.ts'
import { openServer } from '../database/openServer.ts'
import { readMigrations } from '../database/readMigrations.ts'
import { upgradeData } from './upgradeData.ts'

const SAMPLE = SAMPLE_LISTINGS.map((listing) => ({
  ...rowFromListing(listing),
  status: 'published',
  version: 1,
  created_at: 'now',
  updated_at: 'now',
}))

describeOnEnginesInCi((name) => {
  let folder: string
  let server: Awaited<ReturnType<typeof startNativePostgres>> | undefined
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dira-upgrade-'))
    server = name === 'PGlite' ? undefined : await startNativePostgres(folder)
  })
  afterAll(async () => {
    await server?.close()
    await rm(folder, { recursive: true, force: true })
  })

  test('data that were made before 0.1 are refused, and after the upgrade as they were', async () => {
    const { secrets } = await ensureSecrets(folder)
    const open = async () =>
      server ? openServer({ url: server.url, mustExist: false }) : openPglite({ dataFolder: folder, mustExist: false })
    const start = async () => openEmbedded({ dataFolder: folder, command: 'a test', databaseUrl: server?.url })
    const before = readMigrations('migrations-before-0.1')

    const opened = await open()
    const app = createApp(opened.connection, secrets)
    await applyMigrations(app, opened, before.at(-2)!.version)
    // Columns of that time only: those that are new since are none.
    await opened.database.query(
      `insert into public.listings select * from jsonb_populate_recordset(null::public.listings, $1::text::jsonb)`,
      [JSON.stringify(SAMPLE)],
    )
    await opened.close()
    await expect(start()).rejects.toThrow('pnpm upgrade:data')

    const again = await open()
    const appAgain = createApp(again.connection, secrets)
    // Somebody made a table of their own.
    await again.database.exec('create table public.mine ()')
    await expect(upgradeData(appAgain, again)).rejects.toThrow('differs in: table mine')
    await again.database.exec('drop table public.mine')
    expect(await upgradeData(appAgain, again)).toBe(true)
    expect(await appliedVersions(again.connection)).toEqual([readMigrations()[0].version])
    expect(await upgradeData(appAgain, again)).toBe(false)
    await again.close()

    const { fetch, close } = await start()
    const headers = { apikey: secrets.secretKey, prefer: 'count=exact' }
    const answer = await fetch(new Request('http://127.0.0.1/rest/v1/listings?limit=1', { headers }))
    expect(answer.headers.get('content-range')).toBe('0-0/696')
    await close()
  })
})
