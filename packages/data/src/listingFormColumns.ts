import {
  fieldRule,
  formatPosition,
  LISTING_FIELD_NAMES,
  PACKAGE_TIERS,
  parsePosition,
  type FieldType,
} from '@dira/directory-core'
import { z } from 'zod'
import { LISTING_STATUSES } from './adminListingsAnswer.ts'
import { FIELD_COLUMNS } from './listingColumns.ts'
import { changedFields, type ListingField, type ListingForm } from './listingForm.ts'
import type { ListingChanges } from './listingWrites.ts'

const text = z
  .string()
  .nullable()
  .transform((value) => value ?? '')
const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .nullable()
    .transform((items) => items ?? [])

/** What a column of each type of field holds, as the form has it. */
const READ = {
  text,
  'long text': text,
  choice: text,
  choices: listOf(z.string()),
  place: text,
  position: z.number().nullable(),
  phone: text,
  email: text,
  url: text,
  date: text,
  hours: listOf(z.object({ day: z.string(), hours: z.string() })),
  links: listOf(z.object({ platform: z.string(), url: z.string() })),
  offers: listOf(
    z
      .object({ id: z.string(), title: z.string(), description: z.string(), validUntil: z.string().optional() })
      .transform((offer) => ({ ...offer, validUntil: offer.validUntil ?? '' })),
  ),
  images: listOf(
    z
      .object({ id: z.string(), url: z.string(), alt: z.string() })
      .transform((image) => ({ ...image, isDecoration: image.alt === '' })),
  ),
} as const satisfies Record<FieldType, z.ZodType>

const COLUMNS = LISTING_FIELD_NAMES.flatMap((field) =>
  FIELD_COLUMNS[field].map((column) => [column, READ[fieldRule(field).type]] as const),
)

/** A listing as it was opened: a save names its version. */
export interface OpenedListing {
  readonly id: string
  readonly version: number
  /** In the addresses of the site. */
  readonly places: { readonly province: string; readonly city: string }
  readonly form: ListingForm
}

/** A whole row, with what only administrators read. */
export const editedRowSchema = z
  .object({
    id: z.string(),
    version: z.int(),
    province_slug: text,
    city_slug: text,
    ...(Object.fromEntries(COLUMNS) as Readonly<Record<string, z.ZodType>>),
    package_tier: z.enum(PACKAGE_TIERS).nullable(),
    source_id: z.string().nullish(),
    status: z.enum(LISTING_STATUSES),
  })
  .transform(({ id, version, province_slug: province, city_slug: city, ...row }): OpenedListing => {
    const values = LISTING_FIELD_NAMES.map((field) => [field, valueOf(field, row as Readonly<Record<string, unknown>>)])
    return { id, version, places: { province, city }, form: Object.fromEntries(values) as ListingForm } // It has every field.
  })

function valueOf(field: ListingField, row: Readonly<Record<string, unknown>>): unknown {
  const [column, second] = FIELD_COLUMNS[field]
  if (field === 'packageTier') return row[column] ?? (typeof row['source_id'] === 'string' ? 'unclaimed' : 'classified')
  if (second === undefined) return row[column]
  const [lat, lng] = [row[column], row[second]]
  return typeof lat === 'number' && typeof lng === 'number' ? formatPosition({ lat, lng }) : ''
}

/** The columns that say nothing by an empty text; the others by null. */
const EMPTY_TEXTS = new Set<ListingField>(['businessName', 'slug', 'category', 'country', 'address', 'phone'])

type Items = readonly Readonly<Record<string, unknown>>[]
const itemsOr = (items: Items, write: (item: Items[number]) => object = (item) => item) =>
  items.length === 0 ? null : items.map(write)

/** What a field sets. Of a place with another name the database makes the slug. */
function columnsOf(field: ListingField, form: ListingForm): ListingChanges {
  const value = form[field]
  const [column] = FIELD_COLUMNS[field]
  const { type } = fieldRule(field)
  if (type === 'position') {
    const { lat = null, lng = null } = parsePosition(form.position) ?? {}
    return { lat, lng }
  }
  if (type === 'offers') {
    return {
      [column]: itemsOr(form.specialOffers, ({ validUntil, ...offer }) => ({
        ...offer,
        ...(String(validUntil).trim() !== '' && { validUntil }),
      })),
    }
  }
  if (type === 'images') {
    return {
      [column]: itemsOr(form.images, ({ isDecoration, alt, ...image }) => ({
        ...image,
        alt: isDecoration === true ? '' : alt,
      })),
    }
  }
  if (value === 'unclaimed' && field === 'packageTier') return { [column]: null }
  if (typeof value !== 'string') return { [column]: value.length === 0 ? null : value }
  if (type === 'place') return { [column]: value.trim() || null, [column.replace('_name', '_slug')]: null }
  return { [column]: EMPTY_TEXTS.has(field) ? value : value.trim() || null }
}

/** The columns that differ, and no others: what nobody touched stays as it is stored. Name and address of the source go together. */
export function listingChanges(before: ListingForm, after: ListingForm): ListingChanges {
  const changed = new Set(changedFields(before, after))
  for (const [one, other] of [['sourceName', 'sourceUrl'] as const, ['sourceUrl', 'sourceName'] as const]) {
    if (changed.has(one)) changed.add(other)
  }
  return Object.assign({}, ...[...changed].map((field) => columnsOf(field, after))) as ListingChanges
}
