import type { MakeEngine } from '../engine.ts'
import { withRestOfCall } from '../restOfCall.ts'
import { fieldsOf } from '../texts.ts'

/** The specified rule as one writes it first: every field of every listing in small letters, at every key. */
export const makeNaive: MakeEngine = (listings) => {
  const fields = listings.map(fieldsOf)
  return withRestOfCall(listings, (search) => {
    const text = search.trim().toLowerCase()
    const rows = [...fields.keys()].filter((row) => fields[row]!.some((field) => field.toLowerCase().includes(text)))
    return [rows, rows.length]
  })
}
