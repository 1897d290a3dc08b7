import {
  fieldRule,
  PACKAGE_TIERS,
  rebaseChanges,
  slugify,
  type FieldType,
  type PackageTier,
} from '@dira/directory-core'
import {
  fieldOfColumn,
  PROPOSED_COLUMNS,
  type ProposedColumn,
  type ReportReason,
  type RequestDecision,
  type RequestedChanges,
  type ReviewedRequest,
  type WentLive,
} from '@dira/data'
import type {
  LiveChange,
  RequestedField,
  ReviewDecision,
  ReviewedChangeRequest,
} from './ChangeRequestReview/reviewedRequest.ts'
import { columnName, FIELD_NAMES } from '../../shared/fieldNames.ts'
import { paths } from '@dira/data/site'
import { historyHref } from '../../shared/history/historyAddress.ts'
import { written } from '../../shared/history/shownOperation.ts'
import { imagesOf, textOf } from './requestedValues.ts'

const REASONS: Readonly<Record<ReportReason, string>> = {
  closed: 'The business has closed',
  'not-real': 'There is no such business',
  copied: 'It was copied from somebody',
  offensive: 'It offends',
  other: 'Something else is wrong',
}

/** The addresses of photographs that are asked for, of which visitors may not see some yet. */
export function requestedImages({ changes }: ReviewedRequest): readonly string[] {
  return imagesOf(changes.images?.to).map(({ src }) => src)
}

/** What an owner changed at once, as the review shows it. */
export function shownLive({ operation, at, fields }: WentLive): LiveChange {
  return {
    operation,
    at,
    fields: fields.map(({ field, before, after }) => ({
      field,
      label: columnName(field),
      before: written(before),
      now: written(after),
      images: field === 'images' ? { before: imagesOf(before['images']), now: imagesOf(after['images']) } : undefined,
    })),
  }
}

/** A request as it is reviewed; `imageOf` gives the file of a photograph that visitors may not see yet. */
export function shownRequest(
  request: ReviewedRequest,
  imageOf: (url: string) => string | undefined = () => undefined,
): ReviewedChangeRequest {
  const { kind, listing, baseVersion, askedTier, businessName, decidedAt, operation } = request
  const isDone = decidedAt !== undefined && request.status !== 'new' && request.status !== 'asked-back'
  return {
    ...request,
    fields: fieldsOf(request, imageOf),
    // As the database says where nobody chooses.
    checkedBy: kind === 'application' || kind === 'edit' ? 'owner' : 'administrator',
    versions: baseVersion !== undefined && listing ? { sent: baseVersion, now: listing.version } : undefined,
    pageHref: listing?.status === 'published' ? paths.listing(listing.slug) : undefined,
    newListing:
      kind === 'application'
        ? { slug: listing?.slug ?? slugify(businessName), status: 'draft', tier: askedTier ?? 'classified' }
        : undefined,
    reason: request.reason && REASONS[request.reason],
    archives:
      (request.reason === 'closed' || request.reason === 'not-real') &&
      listing !== undefined &&
      listing.status !== 'archived',
    decision: isDone
      ? {
          at: decidedAt,
          by: request.decidedBy,
          reason: request.decisionReason,
          accepted: [...new Set(request.accepted.map(fieldOfColumn))],
          historyHref: operation === undefined ? undefined : historyHref({}, operation),
        }
      : undefined,
  }
}

/** A decision in the columns of the database. A column that collides is accepted over what was seen of it. */
export function decisionOf(request: ReviewedRequest, decision: ReviewDecision): RequestDecision {
  const { accept, keep, reason, how, isAccepted, instead, newListing } = decision
  const columnsOf = (fields: readonly string[]) =>
    columns(request).filter((column) => fields.includes(fieldOfColumn(column)))
  const live = request.listing?.live
  return {
    id: request.id,
    version: request.version,
    accept: columnsOf(accept),
    decline: columnsOf(keep),
    reason,
    ...(how && { how }),
    ...(isAccepted !== undefined && { isAccepted }),
    ...(live &&
      request.kind !== 'application' && {
        over: Object.fromEntries(columnsOf(accept).map((column) => [column, live[column] ?? null])),
      }),
    ...(instead && {
      instead: Object.fromEntries(
        columnsOf(Object.keys(instead)).map((column) => [column, instead[fieldOfColumn(column)] ?? '']),
      ),
    }),
    ...(newListing && {
      listing: {
        slug: newListing.slug.trim(),
        status: newListing.status,
        packageTier: tierOf(newListing.tier),
      },
    }),
  }
}

/** The changes of these fields alone. */
export function changesOf(request: ReviewedRequest, fields: readonly string[]): RequestedChanges {
  const asked = columns(request).filter((column) => fields.includes(fieldOfColumn(column)))
  return Object.fromEntries(asked.map((column) => [column, request.changes[column]]))
}

/** The package of a name that was chosen. */
export const tierOf = (tier: string): PackageTier => PACKAGE_TIERS.find((known) => known === tier) ?? 'classified'

/** What a person can write anew where it collides. */
const TEXTS: ReadonlySet<FieldType> = new Set(['text', 'long text', 'phone', 'email', 'url'])

/** What holds of the field of a column. */
const ruleOf = (column: ProposedColumn) => fieldRule(fieldOfColumn(column))

/** The columns that are asked for, in the order of the editor. */
const columns = ({ changes }: ReviewedRequest) => PROPOSED_COLUMNS.filter((column) => column in changes)

function fieldsOf(request: ReviewedRequest, imageOf: (url: string) => string | undefined): readonly RequestedField[] {
  const { kind, changes, listing } = request
  const live = kind === 'application' ? {} : (listing?.live ?? {})
  const rebased = rebaseChanges(changes, live)
  const stateOf = (of: readonly ProposedColumn[]) => {
    const isIn = (list: readonly string[]) => of.some((column) => list.includes(column))
    // There is nothing yet that an application could collide with.
    if (kind === 'application') return 'fits'
    return isIn(rebased.collides) ? 'collides' : isIn(rebased.fits) ? 'fits' : 'already'
  }
  return [...Map.groupBy(columns(request), fieldOfColumn)].map(([field, of]) => {
    const valueOf = (side: (column: ProposedColumn) => unknown) => textOf(of, side)
    return {
      field,
      label: FIELD_NAMES[field],
      state: stateOf(of),
      before: valueOf((column) => changes[column]?.from),
      now: valueOf((column) => live[column]),
      asked: valueOf((column) => changes[column]?.to),
      isFact: of.some((column) => ruleOf(column).fact !== undefined),
      isText: of.every((column) => TEXTS.has(ruleOf(column).type)),
      images:
        field === 'images'
          ? {
              now: imagesOf(live.images),
              asked: imagesOf(changes.images?.to).map(({ src, alt }) => ({ src: imageOf(src) ?? src, alt })),
            }
          : undefined,
    }
  })
}
