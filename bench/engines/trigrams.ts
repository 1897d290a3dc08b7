import type { MakeEngine } from '../engine.ts'
import { withRestOfCall } from '../restOfCall.ts'
import { haystackFinder } from './haystack.ts'
import { fieldsOf } from '../texts.ts'

/** Postings of every three neighbouring characters, the rarest list of a text looked through; shorter texts search the haystack. */
export const makeTrigrams: MakeEngine = (listings) => {
  const texts = listings.map((listing) => fieldsOf(listing).join('\n').toLowerCase())
  const postings = collect(texts)
  const scan = haystackFinder(listings)
  return withRestOfCall(listings, (search) => {
    const text = search.trim().toLowerCase()
    if (text.length < 3) return scan(text)
    let rarest: Uint32Array | undefined
    for (let at = 0; at <= text.length - 3; at += 1) {
      const list = postings.get(text.slice(at, at + 3))
      if (list === undefined) return [[], 0]
      if (rarest === undefined || list.length < rarest.length) rarest = list
    }
    const rows = rarest!.filter((row) => texts[row]!.includes(text))
    return [rows, rows.length]
  })
}

function collect(texts: readonly string[]): Map<string, Uint32Array> {
  const lists = new Map<string, number[]>()
  for (const [row, text] of texts.entries()) {
    for (let at = 0; at <= text.length - 3; at += 1) {
      const gram = text.slice(at, at + 3)
      const list = lists.get(gram)
      if (list === undefined) lists.set(gram, [row])
      else if (list.at(-1) !== row) list.push(row)
    }
  }
  return new Map([...lists].map(([gram, list]) => [gram, Uint32Array.from(list)]))
}
