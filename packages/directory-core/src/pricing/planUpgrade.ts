import type { PlanNames } from '../names/names.ts'
import { PACKAGE_TIERS, type PackageTier } from '../tier/packageTier.ts'
import { yearlyPrice } from './plans.ts'

/** What a larger package costs more and adds. */
export interface PlanUpgrade {
  /** What the larger plan costs more for a year, in cents. */
  readonly differenceCents: number
  /** What the business gains, in the words of the plans; a larger gallery is named once. */
  readonly adds: readonly string[]
}

/** What a larger package costs more and adds; undefined where the other package is not larger. */
export function planUpgrade(
  from: PackageTier,
  to: PackageTier,
  { plans }: { readonly plans: PlanNames },
): PlanUpgrade | undefined {
  const gained = PACKAGE_TIERS.slice(PACKAGE_TIERS.indexOf(from) + 1, PACKAGE_TIERS.indexOf(to) + 1)
  if (gained.length === 0) return undefined
  return {
    differenceCents: yearlyPrice(to) - yearlyPrice(from),
    adds: [...new Map(gained.flatMap((tier) => Object.entries<string>(plans.additions[tier]))).values()],
  }
}
