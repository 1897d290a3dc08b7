import type { ClaimState, ReviewedRequest } from '@dira/data'
import { dialledNumber } from '@dira/directory-core/phone'
import type { ReviewedClaim } from './ChangeRequestReview/reviewedRequest.ts'
import { requestsHref, type RequestFilters } from '../../shared/requests/requestsAddress.ts'
import type { RevealedClaim } from './useClaimReview.ts'

const STANDINGS: Readonly<Record<ClaimState, string>> = {
  new: 'Nothing was asked for yet',
  written: 'Waits for who reads the listed mailbox',
  code: 'Waits for the code',
  over: 'What was issued counts no longer',
  evidence: 'Waits for a person: proof was sent',
  rival: 'Waits for a person: another claim waits as well',
  taken: 'Waits for a person: somebody looks after the page',
  proved: 'Proved; the account is not named yet',
  done: 'Proved, and looks after the page',
  declined: 'Declined',
  withdrawn: 'Taken back',
}

/** A claim as its review shows it. */
export function shownClaim(
  claim: RevealedClaim,
  { businessName }: Pick<ReviewedRequest, 'businessName'>,
  filters: RequestFilters,
): ReviewedClaim {
  const { state, channel, contact, country, askedAt, canReveal, revealedAt, revealedBy, tries, owners, rivals, code } =
    claim
  const figures = code && `${code.slice(0, 3)} ${code.slice(3)}`
  const number = channel === 'whatsapp' && contact !== undefined ? dialledNumber(contact, country) : undefined
  return {
    standing: STANDINGS[state],
    way: channel,
    contact,
    askedAt,
    canReveal,
    revealedAt,
    revealedBy,
    tries,
    owners,
    rivals: rivals.map(({ id, reference, name }) => ({ reference, name, href: requestsHref(filters, id) })),
    ...(figures !== undefined && {
      code: {
        figures,
        ...(number?.startsWith('+') && {
          whatsappHref: `https://wa.me/${number.slice(1)}?text=${encodeURIComponent(whatsappText(businessName, figures))}`,
        }),
      },
    }),
  }
}

/** The message to the listed number. */
function whatsappText(business: string, figures: string): string {
  return [
    `This is Dira, the travel guide. Somebody asked to look after the page of ${business.toWellFormed()}.`,
    `If that was you, the code is ${figures}. It counts for 24 hours and for this page only.`,
    'If not, do nothing. We never ask you for this code.',
  ].join('\n')
}
