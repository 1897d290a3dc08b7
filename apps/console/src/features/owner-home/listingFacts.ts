import type { OwnerHomeListing } from '@dira/data'
import { paths } from '@dira/data/site'
import { showsField, tierOf, type CheckedFact } from '@dira/directory-core'
import { capital, columnWords } from '../../shared/owner/columnWords.ts'
import { onDay, shortWhen } from '../../shared/owner/when.ts'
import type { OwnerListingFact } from './OwnerListing/OwnerListing.tsx'

/** Where an owner edits a listing. */
export const editHref = (slug: string) => `${paths.owner}/listings/${encodeURIComponent(slug)}`

interface At {
  readonly now: Date
  /** The day of the database. */
  readonly today: string
}

/** What an owner is told of a listing: whether it is live, what waits, and what was checked. */
export const listingFacts = (listing: OwnerHomeListing, { now, today }: At): readonly OwnerListingFact[] => [
  ...liveFacts(listing, now),
  ...waitingFacts(listing, now),
  ...checkFacts(listing, today),
]

function liveFacts({ status, changed, waits }: OwnerHomeListing, now: Date): OwnerListingFact[] {
  if (status === 'draft') return [{ state: 'away', text: 'The page is a draft: nobody sees it yet.' }]
  if (status === 'archived') return [{ state: 'away', text: 'The page was taken out of the guide.' }]
  if (changed) {
    return [{ state: 'live', text: `The page. You changed ${columnWords(changed.columns)} ${onDay(changed.at, now)}.` }]
  }
  return [{ state: 'live', text: waits.length === 0 ? 'The page. Nothing waits.' : 'The page.' }]
}

function waitingFacts({ waits, slug }: OwnerHomeListing, now: Date): OwnerListingFact[] {
  const href = editHref(slug)
  return waits.map(({ status, columns, sentAt, question, reference }) =>
    status === 'asked-back'
      ? {
          state: 'asked',
          text: `About ${columnWords(columns)}: ‘${question ?? ''}’ ${reference}.`,
          link: { label: 'Answer', href },
        }
      : {
          state: 'waits',
          text: `${capital(columnWords(columns))}. Sent ${shortWhen(sentAt, now)}, ${reference}.`,
          link: { label: 'See what waits', href },
        },
  )
}

const FACT_WORDS = { existence: 'the business', phone: 'the phone', hours: 'the hours', place: 'the place' } as const
const CHECKED_BY = { owner: 'by you', administrator: 'by Dira', call: 'by a call', source: 'by the source' } as const
const monthOf = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })
const monthAndYear = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** What can be said to be still right: what the page shows of it. */
export function confirmableFacts(listing: OwnerHomeListing): readonly CheckedFact[] {
  if (listing.status !== 'published') return []
  return (['existence', 'hours', 'phone', 'place'] as const).filter(
    (fact) => fact === 'existence' || isShown(listing, fact),
  )
}

function isShown(listing: OwnerHomeListing, fact: 'phone' | 'hours' | 'place'): boolean {
  return listing.has[fact] && (fact !== 'hours' || showsField(tierOf(listing), 'businessHours'))
}

/** Facts that were checked within a year, and those that were not. */
function checkFacts(listing: OwnerHomeListing, today: string): OwnerListingFact[] {
  if (listing.status !== 'published') return []
  const facts = (['phone', 'hours', 'place'] as const).filter((fact) => isShown(listing, fact))
  // By the month, as the page says it.
  const aYearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4, 7)}`
  const isOld = (on: string) => on.slice(0, 7) < aYearAgo
  const month = (on: string) => (on.startsWith(today.slice(0, 4)) ? monthOf : monthAndYear).format(new Date(on))
  const recent = facts.flatMap((fact) => {
    const check = listing.checks[fact]
    return check && !isOld(check.on) ? [`${FACT_WORDS[fact]} in ${month(check.on)} ${CHECKED_BY[check.how]}`] : []
  })
  const never = facts.filter((fact) => !listing.checks[fact])
  const old = facts.flatMap((fact) => {
    const check = listing.checks[fact]
    return check && isOld(check.on) ? [`${FACT_WORDS[fact]} since ${month(check.on)}`] : []
  })
  const toCheck = [
    ...(never.length > 0 ? [`Nobody has checked ${list.format(never.map((fact) => FACT_WORDS[fact]))} yet.`] : []),
    ...(old.length > 0 ? [`Nobody has checked ${list.format(old)}.`] : []),
  ]
  return [
    ...(recent.length > 0 ? [{ state: 'checked', text: `${capital(list.format(recent))}.` } as const] : []),
    ...(toCheck.length > 0 ? [{ state: 'toCheck', text: toCheck.join(' ') } as const] : []),
  ]
}
