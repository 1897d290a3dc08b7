import {
  addDays,
  categoryIcon,
  effectiveTier,
  GRACE_DAYS,
  invoiceNumber,
  PACKAGE_TIERS,
  periodOf,
  renewalOf,
  tierOf,
  vatWithin,
  type BoughtPackage,
  type CalendarDate,
  type PaymentYears,
} from '@dira/directory-core'
import type { OpenPayment, PackageBecomes, PayingListing, PaymentEntry, Seller } from '@dira/data'
import type { InvoiceFacts } from './Invoice/Invoice.tsx'
import type { PaidListing, PaidPeriod, ReversalChoice, ReversalPackages } from './payment.ts'
import { tiers, paths } from '@dira/data/site'
import { categoryLabel, countryLabel } from '../listings/names.ts'

/** A reference in two groups. */
export const shownReference = (reference: string): string => `${reference.slice(0, 4)} ${reference.slice(4)}`

/** A listing as the form for a payment shows it at an instant, in milliseconds since 1970. */
export function paidListing(
  listing: Pick<PayingListing, 'id' | 'slug' | 'name' | 'category' | 'country'> &
    BoughtPackage & { readonly city?: string | null | undefined },
  now: number,
): PaidListing {
  const { id, slug, name, category, country, city } = listing
  const tier = effectiveTier(listing, now)
  return {
    id,
    name,
    about: [categoryLabel(category), city, countryLabel(country)].filter(Boolean).join(', '),
    card: { slug, tier, categoryIcon: categoryIcon(category) },
    tier,
    tierLabel: tiers[tier],
    paidUntil: listing.paidUntil,
  }
}

/** What a listing shows without its payment, and now where that is more. The day of a package that has ended is left out: the listing is classified. */
export function reversalPackages(packages: OpenPayment['packages'], now: number): ReversalPackages | undefined {
  if (!packages) return undefined
  const inWords = (bought: BoughtPackage) => {
    const tier = effectiveTier(bought, now)
    const isOver = tier !== tierOf(bought)
    return {
      tierLabel: tiers[tier],
      lastDay: isOver ? undefined : bought.paidUntil,
      isLowest: tier === PACKAGE_TIERS[0],
    }
  }
  const [without, shown] = [inWords(packages.without), inWords(packages.now)]
  const isSame = without.tierLabel === shown.tierLabel && without.lastDay === shown.lastDay
  return { without, now: isSame ? undefined : shown }
}

/** What becomes of the package, as the data service takes it. */
export function becomesOf(choice: ReversalChoice): PackageBecomes | undefined {
  if (choice.kind === 'until') return { until: choice.day }
  return choice.kind === 'kept' ? { kept: choice.why } : undefined
}

/** What a payment for a package covers. */
export function paidPeriod(
  paidUntil: CalendarDate | undefined,
  receivedOn: CalendarDate,
  years: PaymentYears = 1,
): PaidPeriod {
  const { firstDay, lastDay } = periodOf(paidUntil, receivedOn, years)
  return { firstDay, lastDay, graceUntil: addDays(lastDay, GRACE_DAYS), timing: renewalOf(paidUntil, receivedOn) }
}

/** What an invoice needs of a payment that is recorded, or is about to be. */
export type Invoiced = Pick<
  PaymentEntry,
  'customer' | 'receivedOn' | 'method' | 'reference' | 'tier' | 'firstDay' | 'lastDay' | 'amountCents' | 'slug'
> &
  Partial<
    Pick<PaymentEntry, 'years' | 'number' | 'recordedAt' | 'reverses' | 'reversedBy' | 'undoneBy' | 'again' | 'seller'>
  >

/** The seller of an invoice, unless its payment names one, and the address of the site. */
export interface InvoiceSource {
  readonly seller: Seller
  readonly siteUrl: string
}

/** A payment as its invoice. */
export function shownInvoice(payment: Invoiced, { siteUrl, ...source }: InvoiceSource): InvoiceFacts {
  const { customer, receivedOn, method, reference, tier, years, amountCents, number, recordedAt, slug } = payment
  const { reverses, reversedBy, undoneBy, again } = payment
  const place = [customer.city, customer.province === customer.city ? undefined : customer.province]
  const { lines, vatNumber, vatPercent } = payment.seller ?? source.seller
  return {
    number: number === undefined || recordedAt === undefined ? undefined : invoiceNumber({ number, recordedAt }),
    to: [customer.name, customer.address, place.filter(Boolean).join(', '), countryLabel(customer.country)].flatMap(
      (line) => line || [],
    ),
    from: lines,
    vatNumber,
    date: receivedOn,
    method,
    reference,
    tierLabel: tiers[tier],
    firstDay: payment.firstDay,
    lastDay: payment.lastDay,
    years,
    totalCents: amountCents,
    vat: vatPercent === undefined ? undefined : { percent: vatPercent, cents: vatWithin(amountCents, vatPercent) },
    page: slug === undefined ? undefined : `${siteUrl.replace(/^https?:\/\//, '')}${paths.listing(slug)}`,
    reverses: reverses && invoiceNumber(reverses),
    reversedBy: reversedBy && invoiceNumber(reversedBy),
    undoneBy: undoneBy && invoiceNumber(undoneBy),
    again: again && invoiceNumber(again),
  }
}
