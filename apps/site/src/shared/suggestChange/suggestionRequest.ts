import type { ChangeRequest } from '@dira/data'
import { gridRows, isKind, kindRule, parsePosition, weekGrid, type ListingDetail } from '@dira/directory-core'
import type { Suggestion } from '@dira/ui/SuggestChange'
import { weekdays } from '@dira/data/site'

/** The business that somebody says something about. */
export interface SuggestedOn {
  readonly id: string
  readonly detail: ListingDetail
}

type Asked = Omit<ChangeRequest, 'idempotencyKey' | 'token'>

/** The request that a suggestion makes: only what belongs to its kind. */
export function suggestionRequest(suggestion: Suggestion, { id, detail }: SuggestedOn): Asked {
  const { source, email } = suggestion
  return {
    listingId: id,
    ...(email.trim() !== '' && { contact: { email: email.trim() } }),
    ...REQUESTS[suggestion.kind](suggestion, detail, source === undefined ? {} : { evidence: { source } }),
  }
}

type Request = (suggestion: Suggestion, detail: ListingDetail, known: Pick<Asked, 'evidence'>) => Asked

const REQUESTS: Readonly<Record<Suggestion['kind'], Request>> = {
  phone: ({ phone, isPhoneDead }, detail, known) => ({
    kind: 'suggestion',
    // A number that does not ring is proposed to go.
    changes: { phone: { from: detail.phone, to: isPhoneDead ? '' : phone.trim() } },
    ...known,
  }),
  hours: ({ week = [] }, detail, known) => {
    const rows = 'businessHours' in detail ? detail.businessHours : []
    const written = gridRows({ ...weekGrid(rows, detail.location.country), week }, weekdays)
    const plain = (hours: typeof written) => hours.map(({ day, hours: open }) => ({ day, hours: open }))
    return { kind: 'suggestion', changes: { business_hours: { from: plain(rows), to: plain(written) } }, ...known }
  },
  place: ({ address, position }, detail, known) => {
    const at = parsePosition(position)
    return {
      kind: 'suggestion',
      changes: {
        ...(address.trim() !== '' && { address: { from: detail.address, to: address.trim() } }),
        ...(at && {
          lat: { from: detail.mapCoordinates?.lat ?? null, to: at.lat },
          lng: { from: detail.mapCoordinates?.lng ?? null, to: at.lng },
        }),
      },
      ...known,
    }
  },
  kind: ({ placeKind }, detail, known) => {
    if (!isKind(placeKind)) return { kind: 'suggestion' }
    const { category, subcategory } = kindRule(placeKind)
    const { facts, categorySlug, subcategorySlug } = detail
    return {
      kind: 'suggestion',
      // What it is says also among what it stands.
      changes: {
        kind: { from: facts.find(({ name }) => name === 'kind')?.values[0]?.value ?? null, to: placeKind },
        ...(categorySlug !== category && { category: { from: categorySlug, to: category } }),
        ...(subcategorySlug !== subcategory && {
          subcategory: { from: subcategorySlug ?? null, to: subcategory ?? null },
        }),
      },
      ...known,
    }
  },
  same: ({ sameAs }) => ({ kind: 'suggestion', evidence: { text: `The same business as: ${sameAs.trim()}` } }),
  other: ({ words }) => ({ kind: 'suggestion', evidence: { text: words.trim() } }),
  closed: ({ seenOn }) => ({ kind: 'report', reason: 'closed', ...(seenOn !== '' && { evidence: { seenOn } }) }),
  report: ({ ground = 'other', line }) => ({
    kind: 'report',
    reason: ground,
    ...(line.trim() !== '' && { evidence: { text: line.trim() } }),
  }),
}
