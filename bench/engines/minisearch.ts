import MiniSearch from 'minisearch'
import type { MakeEngine } from '../engine.ts'
import { withRestOfCall } from '../restOfCall.ts'

/** A full-text index: words by their beginnings, all of them required. */
export const makeMiniSearch: MakeEngine = (listings) => {
  const index = new MiniSearch({
    fields: ['businessName', 'category', 'country', 'city'],
    searchOptions: { prefix: true, combineWith: 'AND' },
  })
  index.addAll(
    listings.map(({ businessName, category, location }, id) => ({ id, businessName, category, ...location })),
  )
  const all = Uint32Array.from(listings.keys())
  return withRestOfCall(listings, (search) => {
    if (search.trim() === '') return [all, all.length]
    const rows = index.search(search).map(({ id }) => id as number)
    return [rows, rows.length]
  })
}
