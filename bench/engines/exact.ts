import type { MakeEngine } from '../engine.ts'
import { withRestOfCall } from '../restOfCall.ts'
import { fieldsOf } from '../texts.ts'

/** The right results, found without regard to speed. The others are compared with it. */
export const makeExact: MakeEngine = (listings) => {
  // A folded text has no line break, so nothing is found across two fields.
  const texts = listings.map((listing) => fieldsOf(listing).map(folded).join('\n'))
  return withRestOfCall(listings, (search) => {
    const text = folded(search)
    const rows = [...texts.keys()].filter((row) => texts[row]!.includes(text))
    return [rows, rows.length]
  })
}

function folded(text: string): string {
  const bare = text.normalize('NFD').replace(/\p{Mn}/gu, '')
  return bare.toLowerCase().replaceAll('ς', 'σ').replace(/\s+/g, ' ').trim()
}
