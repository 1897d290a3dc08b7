import type { MakeEngine } from '../engine.ts'
import { withRestOfCall } from '../restOfCall.ts'

/** The specified rule as one writes it first: every field of every listing in small letters, at every key. */
export const makeNaive: MakeEngine = (listings) =>
  withRestOfCall(listings, (search) => {
    const text = search.trim().toLowerCase()
    const rows: number[] = []
    for (const [row, { businessName, category, location }] of listings.entries()) {
      const fields = [businessName, category, location.country, location.city]
      if (fields.some((field) => field.toLowerCase().includes(text))) rows.push(row)
    }
    return [rows, rows.length]
  })
