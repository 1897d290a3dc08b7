import { fieldsThat, LISTING_FIELD_NAMES, type FieldsThat, type ListingFieldName } from '@dira/directory-core'
import { FIELD_COLUMNS } from './listingColumns.ts'

type ColumnOf<Name extends ListingFieldName> = (typeof FIELD_COLUMNS)[Name][number]

const columnsOf = <Name extends ListingFieldName>(names: readonly Name[]): readonly ColumnOf<Name>[] =>
  names.flatMap((name): readonly ColumnOf<Name>[] => FIELD_COLUMNS[name])

/** A field that its owner may change, and anybody may ask to change. */
export type OwnerField = FieldsThat<'isProposed'>
/** A column of one of them. */
export type ProposedColumn = ColumnOf<OwnerField>
/** The columns of a listing that a request may change; `lat` and `lng` go together. Slugs, package and status are an administrator's. */
export const PROPOSED_COLUMNS = columnsOf(fieldsThat('isProposed'))

/** A column that a proven owner can be allowed to change without a look. */
export type LiveColumn = ColumnOf<FieldsThat<'isLive'>>
/** `private.live_columns()` of the database. */
export const LIVE_COLUMNS = columnsOf(fieldsThat('isLive'))

/** The columns of a field. */
export const columnsOfField = (field: OwnerField): readonly ProposedColumn[] => FIELD_COLUMNS[field]

/** The field that a column belongs to. */
export function fieldOfColumn(column: ProposedColumn): OwnerField {
  return fieldsThat('isProposed').find((field) => columnsOfField(field).includes(column))! // Each belongs to one.
}

/** The fields of columns, each once. */
export function ownerFieldsOf(columns: readonly ProposedColumn[]): readonly OwnerField[] {
  return [...new Set(columns.map(fieldOfColumn))]
}

/** The field that a refusal of the database names, such as 'the listing: phone is too long'. */
export function fieldOfRefusal(message: string): ListingFieldName | undefined {
  const isNamed = (column: string) => new RegExp(String.raw`: ${column}\b`).test(message)
  return (
    LISTING_FIELD_NAMES.find((name) => OTHER_REFUSALS[name]?.test(message)) ??
    LISTING_FIELD_NAMES.find((name) => FIELD_COLUMNS[name].some(isNamed))
  )
}

/** Refusals of a field that do not begin with its column. */
const OTHER_REFUSALS: { readonly [Name in ListingFieldName]?: RegExp } = {
  slug: /listings_slug_key/,
  province: /: province_slug\b/,
  city: /: city_slug\b/,
  paidUntil: /paid_until/,
  sourceUrl: /: source_name and source_url\b/,
}
