// @module-tag ci
import { expect, test } from 'vitest'
import { connectDirectoryData, connectSearchStore, followSearchRows, type SearchStore } from '@dira/data'
import {
  createDirectory,
  createSuggester,
  EMPTY_SEARCH,
  GEO_SEARCH,
  listingFacts,
  placeIndex,
  tierOf,
} from '@dira/directory-core'
import * as en from '@dira/directory-core/names/en'
import { describeOnEnginesInCi, useEngine } from '../testing/useEngine.ts'

const NOW = Date.parse('2026-11-23T09:00:00Z')
const facts = listingFacts({ hasWhatsApp: ({ phone }) => phone.endsWith('7') })

const ROWS = [
  ['sf-1', 'The Golden Spoon', 'premium', 'restaurants-dining', 'Nakuru County', 'Zznaivasha'],
  ['sf-2', 'Goldenrod Spa', 'standard', 'wellness-spas', 'Nakuru County', 'Zznaivasha'],
  ['sf-3', 'Golden Lodge', 'premium', 'accommodation', null, 'Zzmombasa'],
  ['sf-4', 'Marigolden & Sons', 'premium', 'shopping', null, 'Zzmombasa'],
  ['sf-5', 'Food & Golden Drink', 'classified', 'restaurants-dining', null, null],
  ['sf-6', 'Золотой дом', 'premium', 'accommodation', null, null],
].map(([id, business_name, package_tier, category, province_name, city_name], at) => ({
  id: id!,
  slug: `${id}-slug`,
  business_name: business_name!,
  category: category!,
  country: 'KE',
  package_tier: package_tier!,
  province_name: province_name ?? null,
  city_name: city_name ?? null,
  phone: `+254 700 00000${at + 5}`,
  website: 'https://gold.example',
  business_hours: [{ day: 'Mon-Sun', hours: '08:00-20:00' }],
  status: 'published',
}))

describeOnEnginesInCi((name) => {
  const engine = useEngine(name)
  const service = () => ({ url: engine().address, key: engine().secrets.secretKey })
  const visitor = () => ({ url: engine().address, key: engine().secrets.publishableKey })
  const follow = () => followSearchRows(service(), { facts })
  const published = async () => (await connectDirectoryData(visitor()).listings.published()).listings

  async function expectAsInMemory(store: SearchStore): Promise<void> {
    const directory = createDirectory(await published(), { facts, geo: GEO_SEARCH })
    for (const state of [
      EMPTY_SEARCH,
      { ...EMPTY_SEARCH, search: 'golden' },
      { ...EMPTY_SEARCH, open: 'now' as const },
    ]) {
      const { hasExactOrder, version, factsVersion, ...answer } = await store.answer(state, {}, { now: NOW, zoom: 4 })
      expect(answer).toEqual(directory.answer(state, {}, { now: NOW, zoom: 4 }))
      expect(factsVersion).toBe(version)
      // One of the names is beyond Latin letters.
      expect(hasExactOrder).toBe(false)
    }
  }

  test('the rows follow the listings: filled once, resumed where it was ended, then changed', async () => {
    await engine().service.from('listings').insert(ROWS).throwOnError()
    const store = connectSearchStore({ ...visitor(), names: en })
    const ending = new AbortController()
    const begun = await followSearchRows(service(), { facts, onProgress: () => ending.abort(), signal: ending.signal })
    expect(begun).toEqual({ stopped: 'ended' })
    await expect(store.search(EMPTY_SEARCH), 'half of a directory is shown to nobody').rejects.toThrow('switched off')

    const version = (await engine().anon.rpc('listings_version').throwOnError()).data
    expect(await follow()).toEqual({ version })
    await expectAsInMemory(store)

    await engine()
      .service.from('listings')
      .update({ business_name: 'Golden House', website: null })
      .eq('id', 'sf-1')
      .throwOnError()
    await engine().service.from('listings').update({ status: 'archived' }).eq('id', 'sf-2').throwOnError()
    // Names are current at once, what the package shows of it when a server wrote it.
    const { version: newest, factsVersion, listings } = await store.search({ ...EMPTY_SEARCH, search: 'golden h' })
    expect(listings.map(({ id }) => id)).toEqual(['sf-1'])
    expect([newest === version, factsVersion === version]).toEqual([false, true])
    expect(await follow()).toEqual({ version: newest })
    await expectAsInMemory(store)
  })

  test('of writers at one time one gets on, and rows that were read before a change are left out', async () => {
    const { service: client } = engine()
    const { data } = await client.rpc('search_state').throwOnError()
    const { followed } = data as { followed: string }
    const row = { id: 'sf-3', name: 'Before', category: 'shopping', country: 'KE', tier: 0 }
    const step = { was: { followed }, now: { followed }, version: followed, rows: [row] }
    await client.from('listings').update({ business_name: 'Golden Lodges' }).eq('id', 'sf-3').throwOnError()
    expect((await client.rpc('follow_search', { written: step }).throwOnError()).data).toBe(true)
    expect(await follow()).toHaveProperty('version')
    expect((await client.rpc('follow_search', { written: step }).throwOnError()).data).toBe(false)
    const store = connectSearchStore({ ...visitor(), names: en })
    expect((await store.search({ ...EMPTY_SEARCH, search: 'golden lodges' })).matches).toBe(1)
  })

  test('a site needs no directory in its memory: groups, listings, slugs, what a text may become', async () => {
    const store = connectSearchStore({ ...visitor(), names: en })
    const all = await published()
    const { groups, version } = await store.groups()
    expect(placesIn(placeIndex(groups))).toEqual(placesIn(placeIndex(all)))
    const tiers = Map.groupBy(all, tierOf)
    for (const [tier, { length }] of tiers) {
      expect(groups.filter((one) => one.packageTier === tier).reduce((sum, { count }) => sum + count, 0)).toBe(length)
    }
    expect(version).toBe((await engine().anon.rpc('listings_version').throwOnError()).data)

    expect(await store.find('sf-3-slug')).toEqual(all.find(({ id }) => id === 'sf-3'))
    expect(await store.find('sf-2-slug'), 'not published').toBeUndefined()
    expect((await store.listings(['sf-4', 'none', 'sf-1', 'sf-2'])).map(({ id }) => id)).toEqual(['sf-4', 'sf-1'])
    const slugs: string[] = []
    for await (const page of store.slugs()) slugs.push(...page)
    expect(slugs.toSorted()).toEqual(all.map(({ slug }) => slug).toSorted())

    const directory = createDirectory(all)
    const suggest = createSuggester(directory, { places: placeIndex(all), names: en })
    for (const text of [
      'golden',
      'GÓLDEN h',
      'olden',
      '%olden',
      'golden drink',
      'food & golden',
      'золот',
      'a',
      'lo',
      'the g',
      'qqxx',
      '&',
    ]) {
      const expected = suggest(text).listings.map(({ id }) => id)
      const suggested = (await store.suggest(text, 10)).map(({ id }) => id)
      expect(suggested.slice(0, expected.length), text).toEqual(expected)
    }
    expect(await store.suggest('golden', 3)).toHaveLength(3)
  })
})

/** Places without the order in which they came. */
function placesIn(index: ReturnType<typeof placeIndex>) {
  return [...index.values()].map(({ regions, cities, below, ...country }) => ({ ...country, regions, cities, below }))
}
