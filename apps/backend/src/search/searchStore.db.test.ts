// @module-tag ci
import { expect, inject, test } from 'vitest'
import { connectDirectoryData, connectSearchStore, writeSearchRows } from '@dira/data'
import { createDirectory, foldText, GEO_SEARCH, parseSearch } from '@dira/directory-core'
import * as en from '@dira/directory-core/names/en'
import {
  describeSearchStore,
  type StoreFactory,
} from '../../../../packages/directory-core/src/search/testing/searchContract.ts'
import { describeOnEnginesInCi, useEngine, type Engine } from '../testing/useEngine.ts'

const isNightly = inject('isNightly')
/** Each case writes all rows of a database anew. */
const RUNS = isNightly ? 15 : 4

describeOnEnginesInCi((name) => {
  const engine = useEngine(name)

  describeSearchStore(
    'The search in the database',
    async (listings, { facts }) => {
      await writeSearchRows(service(engine()), listings, { replaces: true, ...(facts && { facts }) })
      return storeOf(engine(), listings)
    },
    { runs: RUNS },
  )

  // A third of the listings came after the counts of short texts, and others went.
  const changed: StoreFactory = async (listings, { facts }) => {
    const known = facts && { facts }
    const before = listings.map((one, at) => (at % 3 === 2 ? { ...one, ...BEFORE } : one))
    await writeSearchRows(service(engine()), before, { replaces: true, ...known })
    await writeSearchRows(service(engine()), listings, { refreshes: false, ...known })
    return storeOf(engine(), listings)
  }
  test('by itself, without a server that writes what core knows, it searches names, places and filters alike', async () => {
    const { address, secrets } = engine()
    await engine().service.from('listings').insert(LISTINGS).throwOnError()
    await engine().service.rpc('switch_search', { is_on: true }).throwOnError()
    const { listings } = await connectDirectoryData({ url: address, key: secrets.publishableKey }).listings.published()
    const byId = listings.toSorted((a, b) => (a.id < b.id ? -1 : 1))
    const directory = createDirectory(byId, { geo: GEO_SEARCH })
    const store = connectSearchStore({ url: address, key: secrets.publishableKey, names: en })
    const isLatin = listings.every(({ businessName }) => /^[ -~]*$/.test(foldText(businessName)))
    for (const query of QUERIES) {
      const state = parseSearch(new URLSearchParams(query))
      const { hasExactOrder, factsVersion, version, ...answer } = await store.answer(state, {}, { zoom: 6 })
      expect([hasExactOrder, factsVersion, version.length > 36]).toEqual([isLatin, null, true])
      expect(answer, query).toEqual(directory.answer(state, {}, { zoom: 6 }))
    }
  })

  if (isNightly) describeSearchStore('The search in a database that has changed', changed, { runs: RUNS })
})

const LISTINGS = ['Hôtel des Amis', 'No. 10 Hotel', 'No. 9 Hotel', "O'Neil's Grill"].map((business_name, at) => ({
  id: `zz-${at}`,
  slug: `zz-${at}`,
  business_name,
  category: 'accommodation',
  country: 'KE',
  city_name: 'Amiville',
  package_tier: 'classified',
  status: 'published',
  lat: -1.2 - at / 7,
  lng: 36.8 + at / 3,
}))

const QUERIES = [
  '',
  'search=hotel',
  'search=hotel&sort=za',
  'search=an',
  "search=neil's grill",
  'search=grill amiville',
  'search=nothing&page=3',
  'sort=az&page=2',
  'country=kenya&category=accommodation',
  'tier=premium',
  'near=-1.3,36.9',
  'near=kenya&within=100&search=a',
  'box=-5,34,5,42',
  'has=website',
  'open=now',
]

/** What some were before. */
const BEFORE = { businessName: 'Before an', mapCoordinates: { lat: 1, lng: 1 }, website: 'before.example' }

function service({ address, secrets }: Engine) {
  return { url: address, key: secrets.secretKey }
}

function storeOf({ address, secrets }: Engine, listings: Parameters<StoreFactory>[0]) {
  const byId = new Map(listings.map((listing) => [listing.id, listing]))
  return connectSearchStore({
    url: address,
    key: secrets.publishableKey,
    names: en,
    listingsOf: (ids) => ids.flatMap((id) => byId.get(id) ?? []),
  })
}
