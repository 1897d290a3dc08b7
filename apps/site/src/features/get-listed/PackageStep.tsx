import { formatRand, pricingPlans } from '@dira/directory-core'
import { PlanChoice } from '@dira/ui'
import { tiers, plans } from '@dira/data/site'
import { useApplicationForm } from './applicationForm.ts'

const PLANS = pricingPlans({ plans, tiers })
const priceOf = ({ priceCents }: { readonly priceCents: number }) => formatRand(priceCents)

/** The price of a package, such as 'Standard, R995/year'. */
export function packageLine(chosen: string): string {
  const plan = PLANS.find(({ tier }) => tier === chosen)
  return plan ? `${plan.name}, ${priceOf(plan)}${plan.period}` : ''
}

/** The first step: which package. */
export function PackageStep() {
  const { written, write } = useApplicationForm()
  return (
    <PlanChoice name="plan" plans={PLANS} priceOf={priceOf} value={written.plan} onChange={(plan) => write({ plan })} />
  )
}
