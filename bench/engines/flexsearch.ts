import { Index } from 'flexsearch'
import type { MakeEngine } from '../engine.ts'
import { withRestOfCall } from '../restOfCall.ts'
import { fieldsOf } from '../texts.ts'

/** Every part of every word in the index, all words required. */
export const makeFlexSearch: MakeEngine = (listings) => {
  const index = new Index({ tokenize: 'full', cache: false })
  for (const [row, listing] of listings.entries()) {
    index.add(row, fieldsOf(listing).join(' '))
  }
  const all = Uint32Array.from(listings.keys())
  return withRestOfCall(listings, (search) => {
    if (search.trim() === '') return [all, all.length]
    const rows = index.search(search, { limit: listings.length }) as number[]
    return [rows, rows.length]
  })
}
