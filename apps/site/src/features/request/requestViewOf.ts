import type { ChangeRequestStatus, RequestStatus } from '@dira/data'
import { countryName, locationLine, placeNamed, type ListingImage } from '@dira/directory-core'
import type { RequestState, RequestView } from '@dira/ui'
import { countries, tiers } from '@dira/data/site'

const STATES = {
  'asked-back': 'asked',
  accepted: 'accepted',
  'partly-accepted': 'partly',
  declined: 'declined',
  withdrawn: 'withdrawn',
} as const satisfies Record<Exclude<ChangeRequestStatus, 'new'>, RequestState>

/** A request as its page shows it; `imageOf` gives the file of a photograph. */
export function requestViewOf(
  request: RequestStatus,
  imageOf: (url: string) => string | undefined = () => undefined,
): RequestView {
  const { status, readAt, sentAt, askedTier, messages, answerUntil, decidedAt, decisionReason } = request
  const questions = messages.filter(({ by }) => by === 'directory')
  const place = placeOf(request)
  return {
    title: request.businessName,
    reference: request.reference,
    state: status === 'new' ? (readAt === undefined ? 'sent' : 'read') : STATES[status],
    sentAt: new Date(sentAt),
    readAt: dateOf(readAt),
    askedAt: dateOf(questions.at(-1)?.writtenAt),
    answerUntil: dateOf(answerUntil),
    decidedAt: dateOf(decidedAt),
    photographs: imagesOf(request).map(({ id, url, alt }) => ({ id, src: imageOf(url), alt })),
    talk: messages.map(({ by, text, writtenAt }) => ({
      from: by === 'directory' ? ('dira' as const) : ('sender' as const),
      text,
      at: new Date(writtenAt),
    })),
    ...(askedTier && { tier: { tier: askedTier, label: tiers[askedTier] } }),
    ...(place !== '' && { place }),
    ...(decisionReason !== '' && { reason: decisionReason }),
  }
}

/** The photographs that a request asks for. */
export function imagesOf({ changes }: RequestStatus): readonly ListingImage[] {
  // The database stores what is images.
  return (changes.images?.to ?? []) as unknown as readonly ListingImage[]
}

const dateOf = (instant: string | undefined) => (instant === undefined ? undefined : new Date(instant))

/** Where the business is by what was asked for; '' where that is not said. */
function placeOf({ changes }: RequestStatus): string {
  const to = (column: 'city_name' | 'country') => {
    const value = changes[column]?.to
    return typeof value === 'string' ? value : ''
  }
  const country = to('country')
  if (country === '') return ''
  const city = placeNamed(to('city_name'))
  return city ? locationLine({ country, city }, { countries }) : countryName({ countries }, country)
}
