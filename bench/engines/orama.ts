import { create, insertMultiple, search } from '@orama/orama'
import type { MakeEngine } from '../engine.ts'
import { restOfCall } from '../restOfCall.ts'
import { textsOf } from '../texts.ts'

/** A full-text index: words by their beginnings. Its own facets are not disjunctive, so they are left to the rest of the call. */
export const makeOrama: MakeEngine = async (listings) => {
  const index = create({
    schema: { businessName: 'string', category: 'string', country: 'string', city: 'string' },
  })
  const documents = listings.map((listing, row) => ({ id: String(row), ...textsOf(listing) }))
  await insertMultiple(index, documents, 5000)
  const finish = restOfCall(listings)
  return {
    async search(state) {
      const { hits } = await search(index, { term: state.search.trim(), limit: listings.length, threshold: 0 })
      return finish(
        Uint32Array.from(hits, ({ id }) => Number(id)),
        hits.length,
        state,
      )
    },
  }
}
