import { STANDINGS } from '../tier/packageTier.ts'
import { setRange, type BitSet } from './index/bitSet.ts'
import type { FieldValues } from './index/fieldValues.ts'
import type { SegmentIndex } from './index/segmentIndex.ts'
import type { Scope } from '../scope/scope.ts'

/** For each bucket 1 if the scope's category, country and tiers include it. */
export function bucketsInScope({ layout }: SegmentIndex, scope: Scope): Uint8Array {
  const { buckets, fields, bucketStarts } = layout
  const inScope = new Uint8Array(bucketStarts.length - 1)
  const category = ordsWithSlug(fields.category, scope.category)
  const country = ordsWithSlug(fields.country, scope.country)
  const tiers = STANDINGS.map((standing) => scope.tiers === undefined || scope.tiers.includes(standing))
  for (let bucket = 0; bucket < inScope.length; bucket += 1) {
    const isIn =
      category[buckets.category[bucket]!] === 1 &&
      country[buckets.country[bucket]!] === 1 &&
      tiers[buckets.tier[bucket]!]
    if (isIn) inScope[bucket] = 1
  }
  return inScope
}

/** Adds the docs in a scope's subcategory, region and city to the set. */
export function matchBlocks({ layout }: SegmentIndex, { subcategory, region, city }: Scope, docs: BitSet): void {
  const { fields, blocks, blockStarts } = layout
  const provinceIsRegion = ordsWithSlug(fields.province, region)
  const cityIsRegion = ordsWithSlug(fields.city, region)
  const cityIsCity = ordsWithSlug(fields.city, city)
  const isSubcategory = ordsWithSlug(fields.subcategory, subcategory)
  for (let block = 0; block < blockStarts.length - 1; block += 1) {
    const cityOrd = blocks.city[block]!
    if (cityIsCity[cityOrd] === 0 || isSubcategory[blocks.subcategory[block]!] === 0) continue
    if (provinceIsRegion[blocks.province[block]!] === 1 || cityIsRegion[cityOrd] === 1) {
      setRange(docs, blockStarts[block]!, blockStarts[block + 1]!)
    }
  }
}

/** Whether a scope has a field that buckets do not tell apart. */
export function hasBlockScope({ subcategory, region, city }: Scope): boolean {
  return (subcategory ?? region ?? city) !== undefined
}

/** For each value of a field 1 if it has this slug; without a slug, 1 for all. */
function ordsWithSlug({ slugs }: FieldValues, slug: string | undefined): Uint8Array {
  const marks = new Uint8Array(slugs.length)
  for (let ord = 0; ord < marks.length; ord += 1) if (slug === undefined || slugs[ord] === slug) marks[ord] = 1
  return marks
}
