import type { PackageTier, PricingPlan } from '@dira/directory-core'
import { useId, type ComponentProps } from 'react'
import { CheckIcon } from '../../../art/Icon/index.ts'
import { Needle } from '../../../art/Needle/Needle.tsx'
import { selvedge } from '../../../art/selvedge/selvedge.css.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { joinClasses } from '../../../theme/joinClasses.ts'
import * as card from '../PlanCard/PlanCard.css.ts'
import { planCardMessages } from '../PlanCard/messages.ts'
import { planChoiceMessages } from './messages.ts'
import * as styles from './PlanChoice.css.ts'

export interface PlanChoiceProps extends Omit<ComponentProps<'fieldset'>, 'children' | 'onChange'> {
  /** From the smallest to the largest. */
  plans: readonly PricingPlan[]
  /** The printed price of a plan, such as `R995`. */
  priceOf: (plan: PricingPlan) => string
  value: PackageTier
  onChange: (tier: PackageTier) => void
}

const EDGES = { classified: styles.bare, standard: selvedge.ink, premium: selvedge.gold } as const

/** The packages beside each other, each with all that it gives, one of them chosen. On a phone the one that is chosen shows what it gives. */
export function PlanChoice({ plans, priceOf, value, onChange, name, className, ...props }: PlanChoiceProps) {
  const messages = useMessages('planChoice', planChoiceMessages)
  const words = useMessages('planCard', planCardMessages)
  const id = useId()
  return (
    <fieldset role="radiogroup" className={joinClasses(styles.group, className)} {...props}>
      <legend className={styles.legend}>{messages.label}</legend>
      <div className={styles.frame}>
        {plans.map((plan) => {
          const { tier, isPopular, period, description, features, buttonText } = plan
          const part = (of: string) => `${id}-${tier}-${of}`
          return (
            <label key={tier} className={styles.plan}>
              <input
                type="radio"
                name={name ?? id}
                value={tier}
                checked={tier === value}
                onChange={() => onChange(tier)}
                aria-labelledby={`${part('name')} ${part('price')}`}
                aria-describedby={`${part('about')} ${part('features')}`}
                className={styles.radio}
              />
              <span aria-hidden="true" className={EDGES[tier]} />
              <span className={styles.body}>
                <span className={card.nameLine}>
                  <span id={part('name')} className={styles.name}>
                    {plan.name}
                  </span>
                  {isPopular && <span className={styles.popular}>{words.popular}</span>}
                </span>
                <span id={part('price')} className={card.priceLine}>
                  <span translate="no" className={card.price}>
                    {priceOf(plan)}
                  </span>{' '}
                  {period}
                </span>
                <span id={part('about')} className={styles.about}>
                  {description}
                </span>
                <span id={part('features')} className={styles.features}>
                  {features.map((feature) => (
                    <span key={feature} className={card.feature.surface}>
                      <CheckIcon size={18} className={card.check.surface} />
                      <span>{feature}</span>
                    </span>
                  ))}
                </span>
                <span aria-hidden="true" className={styles.choose}>
                  <Needle hollow className={joinClasses(styles.needle, styles.hollow)} />
                  <Needle className={joinClasses(styles.needle, styles.filled)} />
                  <span className={styles.hollow}>{buttonText}</span>
                  <span className={styles.filled}>{messages.chosen}</span>
                </span>
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
