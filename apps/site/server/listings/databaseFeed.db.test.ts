// @module-tag ci
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import * as names from '../../src/app/names.ts'
import type { HomeData } from '../../src/app/pageData.ts'
import { pageDataAt } from '../../src/app/pages.ts'
import { createPageSource } from '../../src/data/createPageSource.ts'
import { suggestionsData } from '../../src/data/suggestionsData.ts'
import { inputOf } from '../../src/testing/samplePages.ts'
import { startDataService } from '../startDataService.ts'
import { openDatabaseFeed } from './databaseFeed.ts'
import { openDirectoryFeed, type DirectoryFeed } from './directoryFeed.ts'
import { foundBy } from './foundBy.ts'

const NOON = new Date('2026-11-24T10:00:00Z')
const closing: (() => Promise<void>)[] = []
let folder: string
let memory: DirectoryFeed
let database: DirectoryFeed

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dira-'))
  vi.stubEnv('DIRA_DATA', join(folder, 'data'))
  const service = await startDataService({ hosted: undefined, onStep: () => {}, onWarning: () => {} })
  closing.push(service.stop)
  const told = { onWarning: (warning: string) => expect.unreachable(warning), onStep: () => {} }
  const file = join(folder, 'published.listings')
  memory = await openDirectoryFeed({ data: service.data, file, installation: '', imageOrigins: [], ...told })
  const { facts } = foundBy([])
  database = await openDatabaseFeed({ data: service.data, search: service.search, facts, ...told })
  closing.push(memory.close, database.close)
})

afterAll(async () => {
  for (const close of closing.toReversed()) await close()
  await rm(folder, { recursive: true, force: true })
  vi.unstubAllEnvs()
})

/** What a page of the site shows. */
function pageOf(feed: DirectoryFeed, url: string) {
  const source = createPageSource({ ...inputOf(feed.current()), instant: NOON })
  return pageDataAt(new URL(url, 'http://site.invalid'), source)
}

it.each([
  '/listings',
  '/listings?sort=az&page=3',
  '/listings?search=lodge',
  '/listings?search=hoteli+nairobi',
  '/listings?search=africa+south+dining',
  '/listings?open=now&country=south-africa',
  '/listings?has=website&has=whatsapp',
  '/listings?near=kenya/nairobi&within=50',
  '/listings?view=map&country=kenya',
  '/categories',
  '/categories/accommodation/safari-lodges',
  '/locations',
  '/locations/kenya',
  '/locations/nairobi',
  '/classifieds?search=car',
  '/listings/nara-dunes-lodge',
  '/listings/there-is-none',
  '/compare?listing=nara-dunes-lodge',
  '/shortlist?listing=nara-dunes-lodge',
])('%s is the same page when the database searches', async (url) => {
  expect(await pageOf(database, url)).toEqual(await pageOf(memory, url))
})

it('features as many from the database, which orders names beyond Latin letters by their codes', async () => {
  const [here, there] = (await Promise.all([pageOf(memory, '/'), pageOf(database, '/')])) as HomeData[]
  expect(there?.categories).toEqual(here?.categories)
  expect(there?.featured.map(({ tier }) => tier)).toEqual(here?.featured.map(({ tier }) => tier))
})

it.each(['nai', 'lodge', 'hotel', 'restaurants mom', ''])('suggests the same for %j', async (search) => {
  const suggestionsOf = async (feed: DirectoryFeed) => {
    const page = await pageOf(feed, `/listings?${new URLSearchParams({ search })}`)
    return suggestionsData(page, { ...inputOf(feed.current()), names, typing: feed.current().typing })
  }
  expect(await suggestionsOf(database)).toEqual(await suggestionsOf(memory))
})

it('has the same addresses for a sitemap', async () => {
  const pathsOf = async (feed: DirectoryFeed) =>
    (await createPageSource(inputOf(feed.current())).listingPaths()).toSorted()
  expect(await pathsOf(database)).toEqual(await pathsOf(memory))
  expect(database.current().size).toBe(memory.current().size)
})
