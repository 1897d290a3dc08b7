import { createHash } from 'node:crypto'
import {
  FIELD_COLUMNS,
  LEFT_OUT,
  LISTING_COLUMNS,
  listingFromRow,
  rowFromListing,
  type AcceptedDoubt,
  type ImportDoubt,
  type ListingRow,
} from '@dira/data'
import {
  LISTING_FIELD_NAMES,
  PACKAGE_TIERS,
  countrySlug,
  fieldRule,
  fieldsThat,
  isKind,
  listingSchema,
  parseWith,
  placeNamed,
  slugify,
  type AfricanCountryCode,
  type ChoiceName,
  type Listing,
  type ListingFieldName,
  type ListingSource,
  type PackageTier,
  type Place as PlaceName,
} from '@dira/directory-core'
import { kindNamed, kindOfTag, kindOfTags, subcategoryNamed, type Kind } from './categories.ts'
import { hasColumn, saidBy, WEEKDAYS, type ColumnField, type Columns } from './columns.ts'
import type { FileRecord } from './fileRecords.ts'
import { quoted, Rejection, type Note } from './notes.ts'
import { pointKey, type Piles } from './piles.ts'
import { provinceName, type PlaceFinder } from './places.ts'
import { readHours } from './readHours.ts'
import { NETWORKS, readImages, readSocial, socialLink } from './readLists.ts'
import { endlessOffer, readOffers } from './readOffers.ts'
import { columnsSetBy, exportedRow } from './exportedRow.ts'
import { readAttributes } from './readAttributes.ts'
import { readEmail, readWebsite } from './readContact.ts'
import { readPhone } from './readPhone.ts'
import { readPlace } from './readPlace.ts'
import { isDateIn } from './fileNotes.ts'
import { checkedOn, fieldsOfTags } from './osmTags.ts'
import { noteDates, noteSuspicions } from './suspicions.ts'

/** What an administrator may decide about a whole import. */
export interface ImportChoices {
  readonly tier?: PackageTier
  readonly status?: ListingStatus
  /** Whom the listings are credited to. */
  readonly source?: ListingSource
  /** The country of rows that name none. */
  readonly country?: AfricanCountryCode
  /** What a business is that the file calls by one of these words, made by `slugify`. */
  readonly kinds?: ReadonlyMap<string, Kind>
  /** What a business is of which the file says nothing. */
  readonly kind?: Kind
  /** What values of the file stand for, by the field; `LEFT_OUT` for rows that are left out. */
  readonly values?: Readonly<Partial<Record<ColumnField, Readonly<Record<string, string>>>>>
  /** Doubts of whole files that somebody does not share. @default none */
  readonly accepted?: readonly AcceptedDoubt[]
  /** What new listings begin as. @default 'published' */
  readonly initialStatus?: ListingStatus
}

export const LISTING_STATUSES = ['draft', 'published', 'archived'] as const
export type ListingStatus = (typeof LISTING_STATUSES)[number]

/** A row as the database function `import_listings` takes it. */
export interface ImportRow {
  /** The id of the listing that it is of, where the file names it. */
  readonly listing?: string
  /** Columns from the file and the choices, written whenever they differ from what is stored. */
  readonly fields: Readonly<Record<string, unknown>> & { readonly source_id?: string; readonly country?: string }
  /** Columns of a new listing only: an administrator may change them afterwards. */
  readonly initial: Readonly<Record<string, string>>
  /** Candidates for the slug of a new listing, the best first. */
  readonly slugs: readonly string[]
}

export type RowResult =
  | {
      readonly ok: true
      readonly row: ImportRow
      readonly notes: readonly string[]
      readonly doubts: readonly ImportDoubt[]
    }
  | { readonly ok: false; readonly reason: string }

export interface ReadRowOptions {
  readonly record: FileRecord
  readonly columns: Columns
  readonly places: PlaceFinder
  readonly choices: ImportChoices
  /** The points that many addresses of the file share. @default none */
  readonly piles?: Piles | undefined
  /** What an export would say now of the listing that a row names. */
  readonly exported?: (id: string) => ExportedCells | undefined
}

/** The cells that an export has for a listing, by what they are. */
export type ExportedCells = Readonly<Partial<Record<ColumnField, string>>>

/** Leaves space for a city or a number within the longest slug. */
const SLUG_BASE = 150

/**
 * Turns a record into a row to import, or gives the reason why not: no name, no category or no country. Anything else that cannot be read is left out and noted.
 * What the file lacks stays empty; nothing is guessed.
 */
export function readRow(options: ReadRowOptions): RowResult {
  if (options.record.fault) return { ok: false, reason: options.record.fault }
  try {
    const notes: string[] = []
    const doubts = new Set<ImportDoubt>()
    const note: Note = (sentence, doubt = 'other') => {
      notes.push(sentence)
      doubts.add(doubt)
    }
    const row = exportedRow(options, (own) => newRow(own, note)) ?? newRow(options, note)
    return { ok: true, row, notes, doubts: [...doubts] }
  } catch (error) {
    if (error instanceof Rejection) return { ok: false, reason: error.message }
    throw error
  }
}

/** How files write that there is nothing. */
const NOTHING = /^(?:null|\\N|n\/a|nan|none|-+|—)$/i

/** The mark before what would begin a formula, which an export sets. */
const FORMULA_MARK = /^'(?='*[=+\-@\t\r])/

function newRow({ record, columns, places, choices, piles }: ReadRowOptions, note: Note): ImportRow {
  const tags = fieldsOfTags(record.cells[columns.osmTags ?? ''] ?? '')
  const written = (field: ColumnField) => {
    const own = (record.cells[columns[field] ?? ''] ?? '').trim().replace(FORMULA_MARK, '').trim()
    const trimmed = own || (tags[field] ?? '')
    const meant = choices.values?.[field]?.[trimmed] ?? trimmed
    if (meant === LEFT_OUT && trimmed !== LEFT_OUT) throw new Rejection(`${field} ${quoted(trimmed)} is left out`)
    return field !== 'name' && NOTHING.test(meant) ? '' : meant
  }
  /** Nothing where a spreadsheet has made a date of it. */
  const cell = (field: ColumnField) => (isDateIn(field, written(field)) ? '' : written(field))
  const leftOut = new Set<ListingFieldName>()
  /** What a field has; where it has text that says nothing, what is stored of it stays. */
  const orLeftOut = <Value>(
    field: ListingFieldName,
    value: Value | null | undefined,
    ...saying: readonly ColumnField[]
  ) => {
    if (!value && saying.some((one) => written(one) !== '')) leftOut.add(field)
    return value ?? null
  }
  const name = nameOf(cell, note)
  noteDates(written, note)
  if (isDateIn('address', written('address'))) leftOut.add('address')
  noteSuspicions(cell, note)
  const isPiled = choices.accepted?.includes('pile') !== true && piles?.has(pointKey(record, columns)) === true
  if (isPiled) note('many addresses of the file are on this one point: the place on the map is left out', 'pile')
  const { country, point: ownPoint } = readPlace({
    cell,
    places,
    chosen: choices.country,
    isMended: choices.accepted?.includes('mend') === true,
    note: isPiled ? () => undefined : note,
  })
  const point = orLeftOut('position', isPiled ? undefined : ownPoint, 'lat', 'lng', 'coordinates') ?? undefined
  const kind = kindOf(cell, choices)
  const address = [cell('houseNumber'), cell('address')].filter((part) => part !== '').join(' ')
  const city = places.city({ country, point, address, city: cell('city'), businessName: name })
  const writtenProvince = cell('province')
  const province =
    writtenProvince === '' ? places.province(country, city, point) : placeNamed(provinceName(country, writtenProvince))

  // Which town it is was told by the point, where nothing else tells it.
  if (leftOut.has('position') && !city) leftOut.add('city')
  if (leftOut.has('position') && !province) leftOut.add('province')

  const row = {
    ...EMPTY_ROW,
    business_name: name,
    category: kind.category,
    subcategory: (subcategoryNamed(kind.category, cell('subcategory')) ?? kind.subcategory) || null,
    ...factsOf(cell, kind, record),
    country,
    ...placeColumns('province', province),
    ...placeColumns('city', city),
    address,
    phone: orLeftOut('phone', phoneOf(cell, country, note), 'phone', 'mobile') ?? '',
    email: orLeftOut('email', readEmail(cell('email'), note), 'email'),
    website: orLeftOut('website', readWebsite('website', cell('website'), note), 'website'),
    ...Object.fromEntries(
      fieldsThat('link').map((field) => [
        FIELD_COLUMNS[field][0],
        orLeftOut(field, readWebsite(field, cell(field), note), field),
      ]),
    ),
    description: cell('description') || null,
    package_tier: orLeftOut('packageTier', tierOf(cell('tier'), note), 'tier'),
    lat: point?.lat ?? null,
    lng: point?.lng ?? null,
    business_hours: orLeftOut('businessHours', listOf('hours', hoursOf(cell), note), 'hours', ...WEEKDAYS),
    images: orLeftOut(
      'images',
      listOf('images', cell('images') === '' ? [] : readImages(cell('images')), note),
      'images',
    ),
    social_media: orLeftOut('socialMedia', listOf('social', socialOf(cell), note), 'social'),
    special_offers: orLeftOut('specialOffers', listOf('offers', offersOf(cell('offers'), note), note), 'offers'),
  }
  const listing = checkedListing(row, leftOut, note)
  const set = new Set(columnsSet({ ...tags, ...columns }))
  for (const field of leftOut) for (const column of columnsSetBy(field)) set.delete(column)
  const fields = Object.entries(rowFromListing(listing)).filter(([column]) => set.has(column))
  return {
    fields: {
      source_id:
        cell('sourceId') || idOfRow(listing.businessName, [country, city?.slug, address, ownPoint?.lat, ownPoint?.lng]),
      ...Object.fromEntries(fields),
      country,
      // The category may have said it as well.
      ...(listing.subcategory !== undefined && { subcategory: listing.subcategory }),
      // Tags and words may have said these without a column of their own.
      ...factColumns(listing),
      ...checkColumns(cell('checkDate'), note),
      ...(choices.tier && { package_tier: choices.tier }),
      ...(choices.status && { status: choices.status }),
      ...(choices.source && { source_name: choices.source.name, source_url: choices.source.url }),
    },
    initial: { status: choices.initialStatus ?? 'published' },
    slugs: slugCandidates(listing.businessName, city?.name ?? countrySlug(country), listing.category),
  }
}

/** A row as a listing. What the schema refuses, such as a text that is too long, is left out; without a name there is no listing. */
function checkedListing(row: Readonly<Record<string, unknown>>, leftOut: Set<ListingFieldName>, note: Note): Listing {
  const parsed = parseWith(listingSchema, listingFromRow(row as ListingRow))
  if (parsed.ok) return parsed.value
  const [issue] = parsed.error.issues
  const written = /^(?:location\.)?(\w+)/.exec(issue?.path ?? '')?.[1]
  const field = LISTING_FIELD_NAMES.find((name) => name === written)
  if (!issue || !field || NEEDED.has(field) || leftOut.has(field))
    throw new Rejection(`${issue?.path}: ${issue?.reason}`)
  leftOut.add(field)
  note(`${issue.path}: ${issue.reason}: it is left out`)
  const emptied = columnsSetBy(field).map((column) => [column, EMPTY_ROW[column] ?? null] as const)
  return checkedListing({ ...row, ...Object.fromEntries(emptied) }, leftOut, note)
}

/** Without these there is no listing. */
const NEEDED: ReadonlySet<ListingFieldName> = new Set(['businessName', 'category', 'country'])

/** The columns of the facts of the place that are said. */
function factColumns(listing: Listing): Readonly<Record<string, unknown>> {
  const said = fieldsThat('isPlaceFact').filter((fact) => listing[fact] !== undefined)
  return Object.fromEntries(said.map((fact) => [FIELD_COLUMNS[fact][0], listing[fact]]))
}

/** The names that a business without one of its own is called by. */
const OTHER_NAMES = ['otherName', 'brand', 'operator'] as const

function nameOf(cell: ReadCell, note: Note): string {
  const other = cell('name') === '' ? OTHER_NAMES.find((field) => cell(field) !== '') : undefined
  if (other === undefined) return cell('name')
  note(
    `has no name: it is called ${quoted(cell(other))} by its ${other === 'otherName' ? 'other name' : other}`,
    'name',
  )
  return cell(other)
}

/** That the business was there on the day on which the source says that somebody looked. */
function checkColumns(written: string, note: Note): Readonly<Record<string, unknown>> {
  if (written === '') return {}
  const day = checkedOn(written, new Date().toISOString().slice(0, 10))
  if (day === undefined) note(`the date of the last look ${quoted(written)} is no day that was: it is left out`)
  return day === undefined ? {} : { existence_check: { on: day, how: 'source' } }
}

type ReadCell = (field: ColumnField) => string

/** A row with nothing in it. The database chooses id and slug; here they only satisfy the schema. */
const EMPTY_ROW: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(Object.values(LISTING_COLUMNS).map(({ column, nullable }) => [column, nullable ? null : ''])),
  id: 'new',
  slug: 'new',
}

/** Fields that every row says, if only that there is none. */
const ALWAYS_SAID: ReadonlySet<ListingFieldName> = new Set([
  'businessName',
  'category',
  'country',
  'province',
  'city',
  'position',
])

/** The columns of a listing that a file with these columns sets. An import leaves the others as they are. */
function columnsSet(columns: Columns): ReadonlySet<string> {
  const said = LISTING_FIELD_NAMES.filter((field) => ALWAYS_SAID.has(field) || hasColumn(columns, ...saidBy(field)))
  const set = new Set(said.flatMap(columnsSetBy))
  if (!said.includes('subcategory')) set.delete('subcategory')
  return set
}

const TAG_KEYS = ['tourism', 'amenity', 'leisure', 'shop'] as const

function kindOf(cell: ReadCell, { kinds, kind: otherwise }: ImportChoices): Kind {
  const named = cell('category')
  const tagged =
    TAG_KEYS.map((key) => kindOfTag(key, cell(key))).find((kind) => kind !== undefined) ?? kindOfTags(cell('osmTags'))
  const kind = kindNamed(named, kinds) ?? tagged ?? (named === '' ? otherwise : undefined)
  if (!kind) throw new Rejection(named === '' ? 'says nothing of its category' : `unknown category ${quoted(named)}`)
  // The tags may say more than the category: a café is a kind of restaurant.
  const finer = !kind.subcategory && tagged?.category === kind.category ? tagged : kind
  const told = tagged?.kind ?? finer.kind
  // The cuisine may say it finer still: a restaurant of ice cream.
  const eaten = told === undefined || told === 'restaurant' ? kindNamed(cell('cuisine')) : undefined
  return { ...finer, ...(told && { kind: told }), ...(eaten?.category === finer.category && eaten) }
}

/** Readers of facts of the place that are written in more ways than by the slug of a value. */
const FACT_READERS: { readonly [Fact in ChoiceName]?: (written: string, kind: Kind) => string | undefined } = {
  kind: (written, { kind }) => kindNamed(written)?.kind ?? kind,
  // As many signs of a currency: 'RR', '$$$', '€'. A sum says nothing of a level.
  priceLevel: (written) => {
    const signs = /^(R|KSh|TSh|USh|Sh|\p{Sc})\1*$/u.exec(written)
    return signs ? String(written.length / signs[1]!.length) : undefined
  },
}

/** The columns of the facts of the place: a value by its slug, or as its reader reads it. What is no value says nothing. */
function factsOf(cell: ReadCell, kind: Kind, record: FileRecord): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    fieldsThat('isPlaceFact').map((fact): readonly [string, unknown] => {
      const [column] = FIELD_COLUMNS[fact]
      if (fact === 'attributes')
        return [column, readAttributes(record, `${cell('attributes')};${cell('cuisine')}`, cell('osmTags'))]
      if (fieldRule(fact).type === 'text')
        return [
          column,
          cell(fact)
            .split(/\s*;\s*/)
            .join(', ') || null,
        ]
      const isValue = (text: string) => (fact === 'kind' ? isKind(text) : fieldRule(fact).choices?.includes(text))
      const written = [cell(fact), FACT_READERS[fact]?.(cell(fact), kind)]
      return [column, written.find((text) => text !== undefined && isValue(text)) ?? null]
    }),
  )
}

function phoneOf(cell: ReadCell, country: string, note: Note): string | undefined {
  const written = [cell('phone'), cell('mobile')].filter((part) => part !== '').join('\n')
  const noted: string[] = []
  const phone = readPhone(written, country, (sentence) => void noted.push(sentence))
  if (phone === undefined && noted.length === 0) note(`phone ${quoted(written)} is no number: it is left out`, 'phone')
  noted.forEach((sentence) => note(sentence, 'phone'))
  return phone
}

/** Some write several into one cell. */
function firstOf(written: string): string {
  return written.split(/[;|\s]+|,\s/)[0] ?? ''
}

function tierOf(written: string, note: Note): PackageTier | null {
  if (written === '') return null
  const tier = PACKAGE_TIERS.find((one) => one === slugify(written))
  if (!tier) note(`unknown package ${quoted(written)}: it is left out`)
  return tier ?? null
}

function hoursOf(cell: ReadCell) {
  const days = WEEKDAYS.filter((day) => cell(day) !== '')
  if (days.length > 0) return days.map((day) => ({ day: day[0]?.toUpperCase() + day.slice(1), hours: cell(day) }))
  return cell('hours') === '' ? [] : readHours(cell('hours'))
}

function socialOf(cell: ReadCell) {
  const listed = cell('social') === '' ? [] : readSocial(cell('social'))
  if (listed === 'unreadable') return listed
  return [...listed, ...NETWORKS.filter((one) => cell(one) !== '').map((one) => socialLink(one, firstOf(cell(one))))]
}

/** Without the offers of which it is not clear on which day they end: they would be shown for ever. */
function offersOf(written: string, note: Note) {
  const offers = written === '' ? [] : readOffers(written)
  if (offers === 'unreadable') return offers
  for (const { title } of offers.filter(endlessOffer))
    note(
      `offers: the last day of ${quoted(title ?? '')} is not clear: the offer is left out; write it as (until 2026-12-31)`,
    )
  return offers.filter((offer) => !endlessOffer(offer))
}

/** No empty lists: null says that there is none. */
function listOf(field: ColumnField, list: readonly object[] | 'unreadable', note: Note): readonly object[] | null {
  if (list !== 'unreadable') return list.length === 0 ? null : list
  note(`${field} begins like JSON and is no list of objects: it is left out`)
  return null
}

function placeColumns(kind: 'province' | 'city', place: PlaceName | undefined) {
  return { [`${kind}_slug`]: place?.slug ?? null, [`${kind}_name`]: place?.name ?? null }
}

/** The same for the same business at every import, as far as its name and its place are the same. */
function idOfRow(name: string, place: readonly (string | number | undefined)[]): string {
  return `row-${createHash('sha256')
    .update(JSON.stringify([name, ...place]))
    .digest('hex')
    .slice(0, 32)}`
}

/** The name, then the name with its city. A name without letters or digits becomes the category and the place. */
function slugCandidates(name: string, place: string, category: string): string[] {
  const named = slugify(name) === '' ? [`${category} ${place}`] : [name, `${name} ${place}`]
  return [...new Set(named.map((text) => slugify(text).slice(0, SLUG_BASE).replace(/-+$/, '')))]
}
