import { setRange, type BitSet } from './bitSet.ts'
import type { DocLayout } from './docLayout.ts'
import { ordsContaining, type FieldValues } from './fieldValues.ts'

/** Adds the docs whose category, country or city contains a folded text. They are whole buckets or whole city runs. */
export function matchFields(
  { fields, buckets, bucketStarts, cityRuns, cityRunStarts }: DocLayout,
  folded: string,
  docs: BitSet,
) {
  matchBuckets({ field: fields.category, ords: buckets.category, bucketStarts, folded, docs })
  matchBuckets({ field: fields.country, ords: buckets.country, bucketStarts, folded, docs })
  for (const city of ordsContaining(fields.city, folded)) {
    for (let at = cityRuns.starts[city]!; at < cityRuns.starts[city + 1]!; at += 1) {
      const run = cityRuns.items[at]!
      setRange(docs, cityRunStarts[run]!, cityRunStarts[run + 1]!)
    }
  }
}

function matchBuckets({ field, ords, bucketStarts, folded, docs }: BucketMatch): void {
  const found = ordsContaining(field, folded)
  if (found.length === 0) return
  const isFound = new Uint8Array(field.values.length)
  for (const ord of found) isFound[ord] = 1
  for (let bucket = 0; bucket < ords.length; bucket += 1) {
    if (isFound[ords[bucket]!] === 1) setRange(docs, bucketStarts[bucket]!, bucketStarts[bucket + 1]!)
  }
}

interface BucketMatch {
  readonly field: FieldValues
  /** For each bucket the ordinal of its value. */
  readonly ords: Uint32Array
  readonly bucketStarts: Uint32Array
  readonly folded: string
  readonly docs: BitSet
}
