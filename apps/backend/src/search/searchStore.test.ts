import { describe, inject } from 'vitest'
import { connectSearchStore, writeSearchRows } from '@dira/data'
import * as en from '@dira/directory-core/names/en'
import {
  describeSearchStore,
  type StoreFactory,
} from '../../../../packages/directory-core/src/search/testing/searchContract.ts'
import { ENGINES, useEngine, type Engine } from '../testing/useEngine.ts'

const isFull = inject('isFull')
/** Each case writes all rows of a database anew. */
const RUNS = isFull ? Number(process.env['R'] ?? 100) : 4

describe.each(ENGINES)('on %s', (name) => {
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
  if (isFull) describeSearchStore('The search in a database that has changed', changed, { runs: RUNS })
})

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
