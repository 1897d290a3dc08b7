import type { PackageTier, PricingPlan } from '@dira/directory-core'
import { CheckIcon } from '../../../art/Icon/index.ts'
import { CoverArt } from '../../../art/CoverArt/CoverArt.tsx'
import { Needle } from '../../../art/Needle/Needle.tsx'
import { selvedge } from '../../../art/selvedge/selvedge.css.ts'
import { Badge } from '../../../components/Badge/Badge.tsx'
import { Heading, type HeadingLevel } from '../../../components/Heading/Heading.tsx'
import { LinkButton, type LinkButtonProps } from '../../../components/LinkButton/LinkButton.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { planCardMessages } from './messages.ts'
import * as styles from './PlanCard.css.ts'
import { useId, type ComponentProps } from 'react'

export interface PlanCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The plan, as directory-core has it. */
  plan: PricingPlan
  /** Its price as it is printed, such as `R995`. */
  price: string
  /** Where the plan is applied for. */
  href: string
  /** The rank of the name in the outline of the page. @default 2 */
  headingLevel?: HeadingLevel
}

type Head = 'warp' | 'cloth' | 'goldenCloth'

// The tiers are a loom: bare threads, cloth, the same cloth with its golden edge.
const LOOKS = {
  classified: { head: 'warp', needles: 1, hollow: true },
  standard: { head: 'cloth', needles: 1, hollow: false },
  premium: { head: 'goldenCloth', needles: 2, hollow: false },
} as const satisfies Record<PackageTier, { head: Head; needles: number; hollow: boolean }>

/** A yearly package: name, price, what it has, and the way to it. The popular one is on an inverse field. */
export function PlanCard({ plan, price, href, headingLevel = 2, className, ...props }: PlanCardProps) {
  const messages = useMessages('planCard', planCardMessages)
  const id = useId()
  const { head, needles, hollow } = LOOKS[plan.tier]
  const button: LinkButtonProps['variant'] = plan.isPopular ? 'sun' : 'secondary'
  const field = plan.isPopular ? 'inverse' : 'surface'
  return (
    <article aria-labelledby={id} className={joinClasses(styles.card, styles.field[field], className)} {...props}>
      <div aria-hidden="true" className={joinClasses(styles.head, head === 'warp' && styles.warpHead)}>
        {head !== 'warp' && <CoverArt slug="the-loom" category="shopping" />}
        {head === 'goldenCloth' && <div className={joinClasses(selvedge.gold, styles.edge)} />}
      </div>
      <div className={styles.body}>
        <div className={styles.nameLine}>
          <Heading level={headingLevel} size="plate" id={id} className={styles.name}>
            {plan.name}
          </Heading>
          <span className={styles.needles[field]}>
            {Array.from({ length: needles }, (_, index) => (
              <Needle key={index} hollow={hollow} />
            ))}
          </span>
          {plan.isPopular && (
            <Badge look="sun" className={styles.popular}>
              {messages.popular}
            </Badge>
          )}
        </div>
        <p className={styles.priceLine}>
          <span translate="no" className={styles.price}>
            {price}
          </span>{' '}
          {plan.period}
        </p>
        <p className={styles.muted[field]}>{plan.description}</p>
        <ul role="list" aria-label={messages.features(plan.name)} className={styles.features}>
          {plan.features.map((feature) => (
            <li key={feature} className={styles.feature[field]}>
              <CheckIcon size={18} className={styles.check[field]} />
              {feature}
            </li>
          ))}
        </ul>
        <LinkButton href={href} variant={button} className={styles.button}>
          {plan.buttonText}
        </LinkButton>
      </div>
    </article>
  )
}
