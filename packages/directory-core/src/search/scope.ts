import type { PackageTier } from '../tier/packageTier.ts'

/** The part of the directory that a page lists before anything is searched or filtered. Places and categories are slugs. */
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
