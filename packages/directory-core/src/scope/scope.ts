import type { PackageTier } from '../tier/packageTier.ts'

/** The listings that a page is about, before search and filters. Places and categories are slugs. */
export interface Scope {
  readonly category?: string
  readonly subcategory?: string
  readonly country?: string
  readonly region?: string
  readonly city?: string
  readonly tiers?: readonly PackageTier[]
}

/** The whole directory. */
export const EVERYWHERE: Scope = {}
