/** The yearly packages in the specification's order. */
export const PACKAGE_TIERS = ['classified', 'standard', 'premium'] as const
/** A yearly package. */
export type PackageTier = (typeof PACKAGE_TIERS)[number]

/** The package of a listing. A listing without one counts as classified. */
export function tierOf(listing: { readonly packageTier?: PackageTier | undefined }): PackageTier {
  return listing.packageTier ?? 'classified'
}

/** Where a listing stands: its package, or that an import brought it and nobody has claimed or paid for it yet. */
export const STANDINGS = [...PACKAGE_TIERS, 'unclaimed'] as const
/** Where a listing stands. */
export type Standing = (typeof STANDINGS)[number]

/** Where a listing stands. What is not yet claimed counts as classified where packages are filtered. */
export function standingOf(listing: {
  readonly packageTier?: PackageTier | undefined
  readonly isUnclaimed?: boolean | undefined
}): Standing {
  const tier = tierOf(listing)
  return listing.isUnclaimed && tier === 'classified' ? 'unclaimed' : tier
}

/** The package that a standing counts as. */
export function tierOfStanding(standing: Standing): PackageTier {
  return standing === 'unclaimed' ? 'classified' : standing
}
