import { LISTING_COLUMNS, listingFromRow, rowFromListing, type ListingRow } from '@dira/data'
import {
  CATEGORIES,
  africanCountry,
  countryCode,
  countrySlug,
  listingSchema,
  parseWith,
  slugify,
  type PackageTier,
} from '@dira/directory-core'
import type { CsvMapping, Source } from './csvMapping.ts'
import type { CsvRecord } from './csvRecords.ts'
import { parseNumber } from './parseNumber.ts'
import { nearestPlace, type Place } from './places.ts'

/** What an administrator may decide about a whole import. */
export interface ImportChoices {
  readonly tier?: PackageTier
  readonly status?: ListingStatus
}

export const LISTING_STATUSES = ['draft', 'published', 'archived'] as const
export type ListingStatus = (typeof LISTING_STATUSES)[number]

/** A row as the database function `import_listings` takes it. */
export interface ImportRow {
  /** Columns from the file and the choices, written whenever they differ from what is stored. */
  readonly fields: Readonly<Record<string, unknown>> & { readonly source_id: string }
  /** Columns of a new listing only: an administrator may change them afterwards. */
  readonly initial: Readonly<Record<string, string>>
  /** Candidates for the slug of a new listing, the best first. */
  readonly slugs: readonly string[]
}

export type RowResult = { readonly ok: true; readonly row: ImportRow } | { readonly ok: false; readonly reason: string }

interface ReadRowOptions {
  readonly record: CsvRecord
  readonly mapping: CsvMapping
  readonly places: readonly Place[]
  readonly choices: ImportChoices
}

const CATEGORY_SLUGS: ReadonlySet<string> = new Set(CATEGORIES.map(({ slug }) => slug))

/** Leaves space for a city or a number within the longest slug. */
const SLUG_BASE = 150

/** Turns a record into a row to import, or gives the reason why not. What the file lacks stays empty. */
export function readRow({ record, mapping, places, choices }: ReadRowOptions): RowResult {
  if (record.fault) return rejected(record.fault)
  const cell = ({ column }: { readonly column: string }) => record.cells[column]?.trim() ?? ''

  const sourceId = cell(mapping.sourceId)
  if (sourceId === '') return rejected(`${mapping.sourceId.column} is empty`)

  const written = [cell(mapping.columns.lat), cell(mapping.columns.lng)]
  const [lat, lng] = written.map(parseNumber)
  const isPlaced = lat !== undefined && lng !== undefined
  if (!isPlaced && written.some((text) => text !== '')) return rejected('lat and lng are not both numbers')

  const city = isPlaced ? (nearestPlace(places, { lat, lng })?.name ?? '') : ''
  const value = (source: Source) => {
    if (source === 'nearest place') return city
    return 'always' in source ? source.always : cell(source)
  }
  const texts = Object.fromEntries(Object.entries(mapping.columns).map(([column, source]) => [column, value(source)]))
  const ids = idsOf(texts)
  if (!africanCountry(ids['country'] ?? '')) return rejected(`unknown country "${texts['country']}"`)
  const parsed = parseWith(listingSchema, listingFromRow(rowFromTexts(ids)))
  if (!parsed.ok) {
    const [issue] = parsed.error.issues
    return rejected(`${issue?.path}: ${issue?.reason}`)
  }
  const { businessName, category, location } = parsed.value
  if (!CATEGORY_SLUGS.has(category)) return rejected(`unknown category "${texts['category']}"`)

  const row = Object.entries(rowFromListing(parsed.value)).filter(([column]) => column in ids)
  return {
    ok: true,
    row: {
      fields: {
        source_id: sourceId,
        ...Object.fromEntries(row),
        ...(choices.tier && { package_tier: choices.tier }),
        ...(choices.status && { status: choices.status }),
      },
      initial: { status: 'published' },
      slugs: slugCandidates(businessName, location.city?.name ?? countrySlug(location.country), category),
    },
  }
}

/** The texts with ids for what the file names: categories by their slugs, countries by their codes, places by a slug beside the name. */
function idsOf({ category = '', country = '', ...texts }: Readonly<Record<string, string>>): Record<string, string> {
  const slugs = ['province', 'city'].flatMap((place) => {
    const name = texts[`${place}_name`]
    return name === undefined ? [] : [[`${place}_slug`, slugify(name)] as const]
  })
  return {
    ...texts,
    ...Object.fromEntries(slugs),
    category: slugify(category),
    country: countryCode(country) ?? country,
  }
}

/** A row with these texts, converted to their columns' kinds; the other columns are empty. */
function rowFromTexts(texts: Readonly<Record<string, string>>): ListingRow {
  const columns = Object.values(LISTING_COLUMNS).map(({ column, kind, nullable }) => {
    const text = texts[column] ?? ''
    if (text === '') return [column, nullable ? null : '']
    return [column, kind === 'number' ? parseNumber(text) : text]
  })
  // Every column has its entry. The database chooses id and slug; here they only satisfy the schema.
  return { ...Object.fromEntries(columns), id: 'new', slug: 'new' } as ListingRow
}

/** The name, then the name with its city. A name without letters or digits becomes the category and the place. */
function slugCandidates(name: string, place: string, category: string): string[] {
  const named = slugify(name) === '' ? [`${category} ${place}`] : [name, `${name} ${place}`]
  return [...new Set(named.map((text) => slugify(text).slice(0, SLUG_BASE).replace(/-+$/, '')))]
}

function rejected(reason: string): RowResult {
  return { ok: false, reason }
}
