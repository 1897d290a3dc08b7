import type { PackageTier } from './packageTier.ts'

/** What each package shows beyond the name, badge, location and phone that every listing shows. The one place of this rule. */
export const TIER_DISPLAY = {
  classified: { story: false, extras: false, galleryLimit: 0, rank: 2 },
  standard: { story: true, extras: false, galleryLimit: 6, rank: 1 },
  premium: { story: true, extras: true, galleryLimit: 10, rank: 0 },
} as const satisfies Record<PackageTier, TierDisplay>

export interface TierDisplay {
  /** Description, e-mail, website and, on the detail page, the gallery. */
  readonly story: boolean
  /** Social media, business hours and special offers, on the detail page. */
  readonly extras: boolean
  /** The most images that the gallery shows. */
  readonly galleryLimit: number
  /** The place in the featured order; the smallest comes first. */
  readonly rank: number
}
