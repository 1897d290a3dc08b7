import { formatRand, pricingPlans } from '@dira/directory-core'
import { ChoiceRows, WideField } from '@dira/ui'
import { tiers, plans } from '@dira/data/site'
import { FIELD_LABELS } from '../../shared/application/askedFields.ts'
import { useApplicationForm } from './ApplicationFields.tsx'

const ROWS = pricingPlans({ plans, tiers }).map(({ tier, name, priceCents, period, features }) => ({
  value: tier,
  label: name,
  end: formatRand(priceCents) + period,
  note: features.join(', '),
}))

/** The price of a package, such as 'Standard, R995/year'. */
export function packageLine(plan: string): string {
  const row = ROWS.find(({ value }) => value === plan)
  return row ? `${row.label}, ${row.end}` : ''
}

/** The first step: which package. */
export function PackageStep() {
  const { written, write } = useApplicationForm()
  return (
    <WideField>
      <ChoiceRows
        label={FIELD_LABELS.plan}
        name="plan"
        rows={ROWS}
        value={written.plan}
        onChange={(plan) => write({ plan })}
      />
    </WideField>
  )
}
