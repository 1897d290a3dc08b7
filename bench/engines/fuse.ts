import Fuse from 'fuse.js'
import type { MakeEngine } from '../engine.ts'
import { withRestOfCall } from '../restOfCall.ts'
import { textsOf } from '../texts.ts'

/** The fuzzy searcher with its fuzziness off, which makes it look for parts of texts. */
export const makeFuse: MakeEngine = (listings) => {
  const keys = ['businessName', 'category', 'country', 'city']
  const fuse = new Fuse(listings.map(textsOf), {
    keys,
    threshold: 0,
    ignoreLocation: true,
    ignoreDiacritics: true,
    shouldSort: false,
  })
  const all = Uint32Array.from(listings.keys())
  return withRestOfCall(listings, (search) => {
    if (search.trim() === '') return [all, all.length]
    const rows = fuse.search(search.trim()).map(({ refIndex }) => refIndex)
    return [rows, rows.length]
  })
}
