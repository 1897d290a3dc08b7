import type { PricingPlan } from '@dira/directory-core'
import type { ComponentProps } from 'react'
import type { HeadingLevel } from '../../../components/Heading/Heading.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { PlanCard } from '../PlanCard/PlanCard.tsx'
import * as styles from './PricingTable.css.ts'

export interface PricingTableProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** From the smallest to the largest. */
  plans: readonly PricingPlan[]
  /** The printed price of a plan, such as `R995`. */
  priceOf: (plan: PricingPlan) => string
  /** Where a plan is applied for. */
  hrefOf: (plan: PricingPlan) => string
  /** @default 2 */
  headingLevel?: HeadingLevel
}

/** The packages beside each other in one frame, as high as the highest, their buttons in one line; below each other on a narrow screen. */
export function PricingTable({ plans, priceOf, hrefOf, headingLevel = 2, className, ...props }: PricingTableProps) {
  return (
    <ul role="list" className={joinClasses(styles.frame, className)} {...props}>
      {plans.map((plan) => (
        <li key={plan.tier} className={styles.column}>
          <PlanCard plan={plan} price={priceOf(plan)} href={hrefOf(plan)} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  )
}
