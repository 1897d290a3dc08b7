/** The yearly packages in the specification's order. */
export const PACKAGE_TIERS = ['classified', 'standard', 'premium'] as const
/** A yearly package. */
export type PackageTier = (typeof PACKAGE_TIERS)[number]

/** The package of a listing. A listing without one counts as classified. */
export function tierOf(listing: { readonly packageTier?: PackageTier | undefined }): PackageTier {
  return listing.packageTier ?? 'classified'
}
