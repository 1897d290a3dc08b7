import { CATEGORIES, listingSchema, slugify, type PackageTier } from '@dira/directory-core'
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
  /** What the source and the choices say: written whenever it differs from what is stored. */
  readonly fields: Readonly<Record<string, string | number | null>> & { readonly source_id: string }
  /** What a new listing begins with, and an administrator may have changed since. */
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

const CATEGORY_NAMES = new Set(CATEGORIES.map(({ name }) => name))

/** Room for a city or a number behind a name, within the longest slug. */
const SLUG_BASE = 150

/** Turns a record into a row to import, or says why it cannot be one. Nothing is invented: what the file lacks stays empty. */
export function readRow({ record, mapping, places, choices }: ReadRowOptions): RowResult {
  if (record.fault) return rejected(record.fault)
  const cell = ({ column }: { readonly column: string }) => record.cells[column]?.trim() ?? ''

  const sourceId = cell(mapping.sourceId)
  if (sourceId === '') return rejected(`${mapping.sourceId.column} is empty`)

  const written = [cell(mapping.lat), cell(mapping.lng)]
  const [lat, lng] = written.map(parseNumber)
  const isPlaced = lat !== undefined && lng !== undefined
  if (!isPlaced && written.some((text) => text !== '')) return rejected('lat and lng are not both numbers')

  const city = isPlaced ? (nearestPlace(places, { lat, lng })?.name ?? '') : ''
  const value = (source: Source) => {
    if (source === 'nearest place') return city
    return 'always' in source ? source.always : cell(source)
  }
  const parsed = listingSchema.safeParse({
    // The database gives these two; here they only complete the schema.
    id: 'new',
    slug: 'new',
    businessName: value(mapping.businessName),
    category: value(mapping.category),
    location: { country: value(mapping.country), province: '', city: value(mapping.city) },
    address: '',
    phone: '',
    ...(isPlaced && { mapCoordinates: { lat, lng } }),
  })
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return rejected(`${issue?.path.join('.')}: ${issue?.message}`)
  }
  const { businessName, category, location } = parsed.data
  if (!CATEGORY_NAMES.has(category)) return rejected(`unknown category "${category}"`)

  return {
    ok: true,
    row: {
      fields: {
        source_id: sourceId,
        business_name: businessName,
        category,
        country: location.country,
        city: location.city,
        lat: lat ?? null,
        lng: lng ?? null,
        ...(choices.tier && { package_tier: choices.tier }),
        ...(choices.status && { status: choices.status }),
      },
      initial: { status: 'published' },
      slugs: slugCandidates(businessName, location.city || location.country, category),
    },
  }
}

/** The name, then the name with its city; for a name without a letter or digit, what it is and where. */
function slugCandidates(name: string, place: string, category: string): string[] {
  const named = slugify(name) === '' ? [`${category} ${place}`] : [name, `${name} ${place}`]
  return [...new Set(named.map((text) => slugify(text).slice(0, SLUG_BASE).replace(/-+$/, '')))]
}

function rejected(reason: string): RowResult {
  return { ok: false, reason }
}
