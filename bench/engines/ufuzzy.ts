import uFuzzy from '@leeoniya/ufuzzy'
import type { MakeEngine } from '../engine.ts'
import { withRestOfCall } from '../restOfCall.ts'
import { fieldsOf } from '../texts.ts'

/** Regular expressions over one text for each listing, made for all alphabets. */
export const makeUFuzzy: MakeEngine = (listings) => {
  const fuzzy = new uFuzzy({
    unicode: true,
    interSplit: "[^\\p{L}\\d']+",
    intraSplit: '\\p{Ll}\\p{Lu}',
    intraBound: '\\p{L}\\d|\\d\\p{L}|\\p{Ll}\\p{Lu}',
    intraChars: "[\\p{L}\\d']",
    intraContr: "'\\p{L}{1,2}\\b",
  })
  const texts = uFuzzy.latinize(listings.map((listing) => fieldsOf(listing).join(' ')))
  const all = Uint32Array.from(listings.keys())
  return withRestOfCall(listings, (search) => {
    const rows = fuzzy.filter(texts, uFuzzy.latinize(search.trim())) ?? all
    return [rows, rows.length]
  })
}
