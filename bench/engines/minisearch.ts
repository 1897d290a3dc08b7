import MiniSearch from 'minisearch'
import type { MakeEngine } from '../engine.ts'
import { withRestOfCall } from '../restOfCall.ts'
import { textsOf } from '../texts.ts'

/** A full-text index: words by their beginnings, all of them required. */
export const makeMiniSearch: MakeEngine = (listings) => {
  const index = new MiniSearch({
    fields: ['businessName', 'category', 'country', 'city'],
    searchOptions: { prefix: true, combineWith: 'AND' },
  })
  index.addAll(listings.map((listing, id) => ({ id, ...textsOf(listing) })))
  const all = Uint32Array.from(listings.keys())
  return withRestOfCall(listings, (search) => {
    if (search.trim() === '') return [all, all.length]
    const rows = index.search(search).map(({ id }) => id as number)
    return [rows, rows.length]
  })
}
