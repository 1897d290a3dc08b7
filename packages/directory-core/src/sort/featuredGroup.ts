import { STANDINGS } from '../tier/packageTier.ts'
import { TIER_DISPLAY } from '../tier/tierDisplay.ts'
import { MOST_SUBSTANCE } from '../listing/substance.ts'

/** What a listing's place in the featured order depends on before nearness and name. */
export interface FeaturedFacts {
  /** The number of its standing in the list of them. */
  readonly standing: number
  readonly hasUsableName: boolean
  readonly substance: number
}

const OF_NAME = MOST_SUBSTANCE + 1

/**
 * The number of a listing's group in the featured order: by package, within it names that say nothing last, then by substance. A group goes on by nearness,
 * where the list has a middle, then by name.
 */
export function featuredGroup({ standing, hasUsableName, substance }: FeaturedFacts): number {
  const { rank } = TIER_DISPLAY[STANDINGS[standing]!]
  // Of what is not yet claimed nobody has told anything.
  const told = STANDINGS[standing] === 'unclaimed' ? 0 : substance
  return (rank * 2 + (hasUsableName ? 0 : 1)) * OF_NAME + MOST_SUBSTANCE - told
}

/** How many groups there are. */
export const FEATURED_GROUPS = STANDINGS.length * 2 * OF_NAME
