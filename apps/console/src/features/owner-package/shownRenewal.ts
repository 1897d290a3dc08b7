import type { OwnerHomeListing, Payee } from '@dira/data'
import {
  addDays,
  effectiveTier,
  formatRand,
  GRACE_DAYS,
  PACKAGE_TIERS,
  PAYMENT_YEARS,
  periodOf,
  planUpgrade,
  renewalOf,
  tierOf,
  vatWithin,
  yearlyPrice,
  type PackageTier,
  type PaymentYears,
} from '@dira/directory-core'
import type { InvoiceFacts } from '../../shared/payments/Invoice/Invoice.tsx'
import type { RenewPackageProps } from './RenewPackage/RenewPackage.tsx'
import { countryLabel } from '../../shared/listings/names.ts'
import { shownReference } from '../../shared/payments/shownPayment.ts'
import { tiers, plans } from '@dira/data/site'
import { isGiven } from '../../shared/owner/isGiven.ts'
import { daysBetween, fullDay } from '../../shared/owner/when.ts'

/** What an owner chose to pay for. */
export interface RenewalChoice {
  readonly tier: PackageTier
  readonly years: PaymentYears
}

type Shown = Pick<RenewPackageProps, 'name' | 'tier' | 'tierLabel' | 'ends' | 'invoice' | 'ifNot'>

/** The renewal of a listing's package on a day, for what its owner chose. */
export function shownRenewal(
  listing: OwnerHomeListing,
  { choice, today, payee }: { choice: RenewalChoice; today: string; payee: Payee | undefined },
) {
  const { renewsFrom, paymentNote } = listing
  const bought = tierOf(listing)
  const shown = effectiveTier(listing, Date.parse(today))
  const price = yearlyPrice(choice.tier) * choice.years
  const timing = renewalOf(renewsFrom, today)
  return {
    name: listing.name,
    tier: shown,
    tierLabel: tiers[bought],
    ends: ends(listing, today),
    term: {
      choices: PAYMENT_YEARS.map((years) => ({
        years,
        price: formatRand(yearlyPrice(choice.tier) * years),
        ...periodOf(renewsFrom, today, years),
      })),
      tiers: PACKAGE_TIERS.map((tier) => ({
        tier,
        label: tiers[tier],
        price: formatRand(yearlyPrice(tier)),
        appears: planUpgrade(shown, tier, { plans })?.adds ?? [],
        rests: planUpgrade(tier, shown, { plans })?.adds ?? [],
      })),
      periodHint: PERIOD_HINTS[timing.kind],
    },
    invoice: proForma(listing, { choice, today, price, payee }),
    pay: { reference: shownReference(listing.paymentReference), amount: `R${(price / 100).toFixed(2)}` },
    noted: paymentNote && { tierLabel: tiers[paymentNote.tier], years: paymentNote.years },
    ifNot: timing.kind === 'late' ? undefined : afterGrace(listing),
  } satisfies Shown & Record<string, unknown>
}

const PERIOD_HINTS = {
  first: 'The year begins on the day on which we receive the payment.',
  early: 'The new year starts the day after the old one ends. No day is lost when you pay early.',
  grace: 'Within 14 days of the end the new year goes on from the old one.',
  late: 'The year begins on the day on which we receive the payment.',
} as const

/** The last day of the grace, and what the page goes on as; undefined where it stays what it is. */
function afterGrace(listing: OwnerHomeListing): Shown['ifNot'] {
  if (listing.paidUntil === undefined) return undefined
  const graceEnd = addDays(listing.paidUntil, GRACE_DAYS)
  const later = effectiveTier(listing, Date.parse(addDays(graceEnd, 1)))
  return later === tierOf(listing) ? undefined : { graceEnd, lowest: tiers[later] }
}

function ends(listing: OwnerHomeListing, today: string): string {
  return [endOf(listing, today), isGiven(listing, today) && 'no payment is recorded for it'].filter(Boolean).join('; ')
}

function endOf({ paidUntil }: OwnerHomeListing, today: string): string | undefined {
  if (paidUntil === undefined) return undefined
  const days = daysBetween(today, paidUntil)
  if (days < 0) return `ended ${fullDay(paidUntil)}`
  return `ends ${fullDay(paidUntil)}, ${days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`}`
}

/** It has the reference in the place of a number: an invoice gets its number when the payment is recorded, so that there are no gaps. */
function proForma(
  listing: OwnerHomeListing,
  { choice, today, price, payee }: { choice: RenewalChoice; today: string; price: number; payee: Payee | undefined },
): InvoiceFacts {
  const { name, address, city, province, country, renewsFrom, paymentReference } = listing
  const { lines = [], vatNumber, vatPercent } = payee?.seller ?? {}
  const place = [city, province === city ? undefined : province].filter(Boolean).join(', ')
  const reference = shownReference(paymentReference)
  return {
    number: reference,
    isProForma: true,
    to: [name, address, place, countryLabel(country)].flatMap((line) => line || []),
    from: lines,
    vatNumber,
    date: today,
    method: 'transfer',
    reference,
    tierLabel: tiers[choice.tier],
    years: choice.years,
    ...periodOf(renewsFrom, today, choice.years),
    totalCents: price,
    vat: vatPercent === undefined ? undefined : { percent: vatPercent, cents: vatWithin(price, vatPercent) },
  }
}
