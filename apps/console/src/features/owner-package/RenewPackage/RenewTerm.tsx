import type { CalendarDate, PackageTier, PaymentYears } from '@dira/directory-core'
import { ChoiceRows, Disclosure } from '@dira/ui'
import { renewPackageMessages } from './messages.ts'
import * as styles from './RenewPackage.css.ts'

/** One year or two of the package. */
export interface RenewChoice {
  readonly years: PaymentYears
  readonly price: string
  readonly firstDay: CalendarDate
  readonly lastDay: CalendarDate
}

/** A package that can be paid for. */
export interface RenewTier {
  readonly tier: PackageTier
  readonly label: string
  /** For a year. */
  readonly price: string
  /** What the page shows more, and what it no longer shows. */
  readonly appears: readonly string[]
  readonly rests: readonly string[]
}

export interface RenewTermProps {
  /** The package now. */
  tier: PackageTier
  choices: readonly RenewChoice[]
  years: PaymentYears
  onYears: (years: PaymentYears) => void
  tiers: readonly RenewTier[]
  chosenTier: PackageTier
  onTier: (tier: PackageTier) => void
  /** Under the choice of years: what an early or a late payment does to the days. */
  periodHint: string
}

/** For how long a package is renewed, and whether as another one. */
export function RenewTerm(given: RenewTermProps) {
  const { tier, choices, years, onYears, tiers, chosenTier, onTier, periodHint } = given
  const messages = renewPackageMessages
  return (
    <section className={styles.section}>
      <ChoiceRows
        label={messages.howLong}
        headingLevel={2}
        rows={choices.map((choice) => ({
          value: String(choice.years),
          label: messages.years(choice.years),
          end: choice.price,
          note: messages.period(choice.firstDay, choice.lastDay),
        }))}
        value={String(years)}
        onChange={(value) => onYears(value === '2' ? 2 : 1)}
      />
      <p className={styles.muted}>{periodHint}</p>
      <Disclosure look="link" label={messages.another}>
        <ChoiceRows
          label={messages.which}
          rows={tiers.map((one) => ({
            value: one.tier,
            label: one.label,
            end: messages.yearly(one.price),
            note: saidOf(one, tier),
          }))}
          value={chosenTier}
          onChange={onTier}
        />
        <p className={styles.muted}>{messages.when}</p>
      </Disclosure>
    </section>
  )
}

function saidOf({ tier, appears, rests }: RenewTier, now: PackageTier): string {
  const messages = renewPackageMessages
  if (tier === now && appears.length + rests.length === 0) return messages.asNow
  return [
    ...(appears.length > 0 ? [messages.appears(appears.join(', '))] : []),
    ...(rests.length > 0 ? [messages.rests(rests.join(', '))] : []),
  ].join(' ')
}
