import type { Standing } from '../tier/packageTier.ts'

/** The listings that a page is about, before search and filters. Places and categories are slugs. */
export interface Scope {
  readonly category?: string
  readonly subcategory?: string
  readonly country?: string
  readonly region?: string
  readonly city?: string
  /** `classified` alone is without what is not yet claimed. */
  readonly tiers?: readonly Standing[]
}

/** The whole directory. */
export const EVERYWHERE: Scope = {}
