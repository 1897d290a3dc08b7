import type { Names, PlanNames } from '../names/names.ts'
import type { PackageTier } from '../tier/packageTier.ts'

/** A yearly package: what it costs. */
export interface Plan {
  readonly tier: PackageTier
  /** For a year, in cents of the South African rand; `formatRand` prints it. */
  readonly priceCents: number
  /** Marked 'Most Popular'. */
  readonly isPopular: boolean
}

/** A yearly package as the pricing page offers it. */
export interface PricingPlan extends Plan {
  readonly name: string
  /** Written after the price. */
  readonly period: string
  readonly description: string
  readonly features: readonly string[]
  readonly buttonText: string
}

/** The three plans of section 9 of the specification, from the smallest to the largest. */
export const PLANS = [
  { tier: 'classified', priceCents: 595_00, isPopular: false },
  { tier: 'standard', priceCents: 995_00, isPopular: true },
  { tier: 'premium', priceCents: 1995_00, isPopular: false },
] as const satisfies readonly Plan[]

/** What a tier costs for a year, in cents of the rand. */
export function yearlyPrice(tier: PackageTier): number {
  return PLANS.find((plan) => plan.tier === tier)?.priceCents ?? 0
}

/** The words of a locale that plans are told in. */
export interface PricingNames extends Pick<Names, 'tiers'> {
  readonly plans: PlanNames
}

/** The three plans in the words of a locale. */
export function pricingPlans({ plans, tiers }: PricingNames): PricingPlan[] {
  const smaller = { classified: [], standard: [plans.everythingIn.classified], premium: [plans.everythingIn.standard] }
  return PLANS.map((plan) => ({
    ...plan,
    name: tiers[plan.tier],
    period: plans.period,
    description: plans.descriptions[plan.tier],
    features: [...smaller[plan.tier], ...Object.values(plans.additions[plan.tier])],
    buttonText: plans.buttons[plan.tier],
  }))
}
