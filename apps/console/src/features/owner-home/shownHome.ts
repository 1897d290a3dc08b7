import type { OwnerHome, OwnerHomeListing } from '@dira/data'
import {
  addDays,
  categoryIcon,
  effectiveTier,
  formatRand,
  GRACE_DAYS,
  tierOf,
  yearlyPrice,
  type CheckedFact,
} from '@dira/directory-core'
import type { EndingStripProps } from './EndingStrip/EndingStrip.tsx'
import type { OwnedListing, OwnerListingFact } from './OwnerListing/OwnerListing.tsx'
import type { OwnerPackageRow } from './OwnerPackages/OwnerPackages.tsx'
import type { WeeklyNumbersProps, WeekOfNumbers } from './WeeklyNumbers/WeeklyNumbers.tsx'
import { countryLabel } from '../../shared/listings/names.ts'
import { tiers, paths, ownerRenewPath } from '@dira/data/site'
import { longDay } from '@dira/data/emails'
import { confirmableFacts, editHref, listingFacts } from './listingFacts.ts'
import { isGiven } from '../../shared/owner/isGiven.ts'
import { daysBetween, fullDay, onDay } from '../../shared/owner/when.ts'

/** A listing as the home shows it. */
export interface ShownListing {
  readonly id: string
  readonly listing: OwnedListing
  readonly facts: readonly OwnerListingFact[]
  readonly numbers: Pick<WeeklyNumbersProps, 'weeks' | 'began'>
  readonly confirmable: readonly CheckedFact[]
}

export interface ShownHome {
  readonly strip: Pick<EndingStripProps, 'heading' | 'text' | 'action'> | undefined
  readonly listings: readonly ShownListing[]
  readonly packages: readonly OwnerPackageRow[]
}

/** So many weeks stand beside each other. */
const WEEKS = 8
/** From so many days before its end on a package is spoken of, and for so many after it. */
const SPOKEN_OF = { before: 30, after: 60 }

/** The home of an owner at an instant. */
export function shownHome(home: OwnerHome, now: Date): ShownHome {
  return {
    strip: shownStrip(home, now),
    listings: home.listings.map((listing) => ({
      id: listing.id,
      listing: ownedListing(listing, now),
      facts: listingFacts(listing, { now, today: home.today }),
      numbers: shownNumbers(listing, home),
      confirmable: confirmableFacts(listing),
    })),
    packages: home.listings.map((listing) => packageRow(listing, home.today)),
  }
}

function ownedListing(listing: OwnerHomeListing, now: Date): OwnedListing {
  const { name, city, province, country, slug, category, status } = listing
  const tier = effectiveTier(listing, now.getTime())
  return {
    name,
    place: [...new Set([city, province, countryLabel(country)])].filter(Boolean).join(', '),
    card: { slug, tier, categoryIcon: categoryIcon(category) },
    tier,
    tierLabel: tiers[tier],
    editHref: editHref(slug),
    viewHref: status === 'published' ? paths.listing(slug) : undefined,
  }
}

/** The Monday of the week of a day. */
function mondayOf(day: string): string {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7))
}

/** The weeks since counting began, eight at most, with the empty ones. */
function shownNumbers({ weeks }: OwnerHomeListing, { today, countingSince }: OwnerHome): ShownListing['numbers'] {
  const monday = mondayOf(today)
  const first = mondayOf(countingSince)
  const shown = Array.from({ length: WEEKS }, (_, at) => addDays(monday, 7 * (at + 1 - WEEKS)))
    .filter((week) => week >= first || weeks.some((known) => known.week === week))
    .map((week): WeekOfNumbers => weeks.find((known) => known.week === week) ?? { week, views: 0, contacts: 0 })
  const daysAgo = daysBetween(countingSince, today)
  return { weeks: shown, began: daysAgo < 3 ? { on: countingSince, daysAgo } : undefined }
}

/** How many days are left of a package; undefined where it has no end. */
const daysLeft = ({ paidUntil }: OwnerHomeListing, today: string) =>
  paidUntil === undefined ? undefined : daysBetween(today, paidUntil)

function packageRow(listing: OwnerHomeListing, today: string): OwnerPackageRow {
  const { id, name, slug, paidUntil, isPaid, paymentNote } = listing
  const tier = tierOf(listing)
  const left = daysLeft(listing, today)
  const text = [
    `${formatRand(yearlyPrice(tier))} a year.`,
    ...(paidUntil === undefined ? [] : [`${left !== undefined && left < 0 ? 'Ended' : 'Ends'} ${fullDay(paidUntil)}.`]),
    ...(isGiven(listing, today) ? ['No payment is recorded for it.'] : []),
  ]
  return {
    id,
    name,
    tier,
    tierLabel: tiers[tier],
    text: text.join(' '),
    state: paymentNote ? 'looking' : isPaid && !(left !== undefined && left <= SPOKEN_OF.before) ? 'paid' : 'renew',
    renewHref: ownerRenewPath(slug),
  }
}

/** The one that ends soonest and that nobody says to have paid; else the one that somebody does. */
function shownStrip({ listings, today }: OwnerHome, now: Date): ShownHome['strip'] {
  const ending = listings
    .flatMap((listing) => {
      const left = daysLeft(listing, today)
      return left !== undefined && left <= SPOKEN_OF.before && left >= -SPOKEN_OF.after ? [{ listing, left }] : []
    })
    .toSorted((a, b) => a.left - b.left)
  const [first] = [
    ...ending.filter(({ listing }) => !listing.paymentNote),
    ...listings.flatMap((listing) => (listing.paymentNote ? [{ listing, left: 0 }] : [])),
  ]
  if (!first) return undefined
  const { listing, left } = first
  const { name, slug, paidUntil = today, paymentNote } = listing
  if (paymentNote) {
    return {
      heading: 'We look for your payment',
      text: `You said ${onDay(paymentNote.notedAt, now)} that ${tiers[paymentNote.tier]} for ${name} is paid. The date moves on when we have found the money.`,
      action: undefined,
    }
  }
  const tier = tierOf(listing)
  const action = { label: `Renew for ${formatRand(yearlyPrice(tier))}`, href: ownerRenewPath(slug) }
  const graceEnd = addDays(paidUntil, GRACE_DAYS)
  if (left >= 0) {
    const when = left === 0 ? 'today' : left === 1 ? 'tomorrow' : `in ${left} days`
    const text = `${tiers[tier]} until ${longDay(paidUntil)}. Renew before then and not one word on the page changes.`
    return { heading: `${name} ends ${when}`, text, action }
  }
  const heading = `${name} ended on ${fullDay(paidUntil)}`
  return today <= graceEnd
    ? {
        heading,
        text: `Until ${longDay(graceEnd)} the page stays as it is. Renew before then and not one word on it changes.`,
        action,
      }
    : {
        heading,
        text: `The page goes on as ${tiers.classified}. Nothing is deleted: renew, and all of it comes back.`,
        action,
      }
}
