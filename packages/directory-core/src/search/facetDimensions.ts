import { CATEGORIES } from '../category/categories.ts'
import { categoryName } from '../names/displayNames.ts'
import { PACKAGE_TIERS, STANDINGS, tierOfStanding } from '../tier/packageTier.ts'
import type { DirectoryNames } from './index/searchTexts.ts'
import { countLive, type Segment } from './segment.ts'

/** A field that can be filtered, with its options. Options are numbered by their order: an option's number is its ordinal. */
export interface FacetDimension {
  readonly options: readonly FacetOption[]
  readonly ordOf: ReadonlyMap<string, number>
  /** For each segment and each of its buckets the ordinal of the bucket's option. */
  readonly bucketOrds: readonly Uint32Array[]
}

export interface FacetOption {
  readonly value: string
  readonly label: string
  /** Shown even if no listing in scope has it. */
  readonly isFixed: boolean
}

/** The facet dimensions of a directory. They depend on its listings only, so they are made once. */
export interface FacetDimensions {
  readonly categories: FacetDimension
  readonly countries: FacetDimension
  readonly tiers: FacetDimension
  readonly names: DirectoryNames
}

export function facetDimensions(segments: readonly Segment[], names: DirectoryNames): FacetDimensions {
  const known = CATEGORIES.map(({ slug }) => ({ value: slug, label: categoryName(names, slug), isFixed: true }))
  return {
    categories: dimensionOf(segments, 'category', known),
    countries: dimensionOf(segments, 'country', []),
    names,
    tiers: {
      ...optionsOf(PACKAGE_TIERS.map((tier) => ({ value: tier, label: names.tiers[tier], isFixed: true }))),
      bucketOrds: segments.map(({ index }) => index.layout.buckets.tier.map((standing) => TIER_ORDS[standing]!)),
    },
  }
}

/** Of each standing the number of the package that it counts as. */
const TIER_ORDS = STANDINGS.map((standing) => PACKAGE_TIERS.indexOf(tierOfStanding(standing)))

/** The fixed options in their order, then the others by label in the reader's alphabet. */
function dimensionOf(
  segments: readonly Segment[],
  field: 'category' | 'country',
  fixed: readonly FacetOption[],
): FacetDimension {
  const labels = new Map<string, string>()
  for (const segment of segments) {
    const { fields, buckets, bucketStarts } = segment.index.layout
    const { values, slugs } = fields[field]
    for (const [bucket, ord] of buckets[field].entries()) {
      if (countLive(segment, bucketStarts[bucket], bucketStarts[bucket + 1]) > 0) labels.set(slugs[ord]!, values[ord]!)
    }
  }
  for (const { value } of fixed) labels.delete(value)
  // Every segment has the same collator.
  const { compare } = segments[0]!.index.collator
  const others = [...labels].sort(([, a], [, b]) => compare(a, b) || (a < b ? -1 : 1))
  const { options, ordOf } = optionsOf([
    ...fixed,
    ...others.map(([value, label]) => ({ value, label, isFixed: false })),
  ])
  const bucketOrds = segments.map(({ index }) => {
    const { fields, buckets } = index.layout
    // A value that only deleted docs have has no option. Its counts are 0, so any ordinal will do.
    const ords = fields[field].slugs.map((slug) => ordOf.get(slug) ?? 0)
    return buckets[field].map((value) => ords[value]!)
  })
  return { options, ordOf, bucketOrds }
}

function optionsOf(options: readonly FacetOption[]) {
  return { options, ordOf: new Map(options.map(({ value }, ord) => [value, ord])) }
}
