import { inject } from 'vitest'
import * as en from '@dira/directory-core/names/en'
import { connectSearchStore, writeSearchRows } from '@dira/data'
import { describeSearchStore } from '../../../../packages/directory-core/src/search/testing/searchContract.ts'
import { ENGINES, useEngine } from '../testing/useEngine.ts'
import { describe } from 'vitest'

/** Each case writes all rows of a database anew. */
const RUNS = inject('isFull') ? Number(process.env["R"] ?? 150) : 4

describe.each(ENGINES)('on %s', (name) => {
  const engine = useEngine(name)
  describeSearchStore(
    'The search in the database',
    async (listings, { facts }) => {
      const { address, secrets } = engine()
      await writeSearchRows({ url: address, key: secrets.secretKey }, listings, { replaces: true, ...(facts && { facts }) })
      const byId = new Map(listings.map((listing) => [listing.id, listing]))
      return connectSearchStore({
        url: address,
        key: secrets.publishableKey,
        names: en,
        listingsOf: (ids) => ids.flatMap((id) => byId.get(id) ?? []),
      })
    },
    { runs: RUNS },
  )
})
