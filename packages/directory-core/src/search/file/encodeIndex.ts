import { slugify } from '../../text/slugify.ts'
import { pointsOf } from '../index/geoPoints.ts'
import { unitsOf } from '../index/metres.ts'
import { buildIndex, type SegmentIndex } from '../index/segmentIndex.ts'
import type { Directory } from '../createDirectory.ts'
import { segmentsOf } from '../directoryOf.ts'
import { CHOICE_NAMES, choiceColumn, type ChoiceColumn, type ChoiceName } from '../../listing/choices.ts'
import { FACT_NAMES, type FactName, type ListingFacts } from '../../rows/listingFact.ts'
import { rowSlots } from '../rowLookup.ts'
import { mapFields, placeOf, readFields, type ListingRow, type Rows } from '../../rows/rows.ts'
import { isLive, type Segment } from '../segment.ts'
import { slugBase } from './fileRows.ts'
import {
  languageOf,
  NOWHERE,
  type FactColumn,
  type IdColumn,
  type IndexFile,
  type Numbers,
  type ServerColumns,
} from './indexFile.ts'
import { writeContainer } from './writeContainer.ts'

/** Options of an index file. */
export interface IndexFileOptions {
  /**
   * For a `browser` the file is as small as it can be packed: it has no ids, and the index is built when it is opened. For a `server` it has ids and
   * all that the directory has built, so that it is opened as fast as it is read.
   */
  readonly use: 'browser' | 'server'
}

/**
 * An index file of a directory, for `openIndex` or `openServerIndex`: what a search needs and no more. It has no descriptions, addresses or contacts, and of hours and
 * offers only what the directory's `facts` tell, which is what packages show. Positions are kept to 0.00001°. A file of a directory that was opened
 * from a file and changed has the changes in it.
 */
export function encodeIndex(directory: Directory<ListingRow>, { use }: IndexFileOptions): Uint8Array<ArrayBuffer> {
  const index = wholeIndex(segmentsOf(directory))
  const { rows, facts } = index
  const { values } = rows.fields()
  const blocks = mapFields(index.layout.blocks, narrow)
  const blockOf = narrow(blocksOf(index))
  const isForServer = use === 'server'
  const names = linesOf(rows.size, rows.nameAt)
  const file: IndexFile = {
    size: rows.size,
    values: { ...values, province: values.province.map(keptPlace), city: values.city.map(keptPlace) },
    blocks,
    blockOf,
    names,
    slugs: slugColumn(rows),
    substance: Uint8Array.from({ length: rows.size }, (_, row) => rows.substanceAt(row)),
    positions: isForServer ? positionsOf(rows) : steps(positionsOf(rows), blockOf, blocks.city),
    choices: choiceColumns(rows),
    ...(facts && { facts: factColumns(rows, facts) }),
    ...(isForServer && { server: serverColumns(index, names) }),
  }
  return writeContainer(file, { isSplit: !isForServer })
}

/** The name alone, if the slug follows from it. */
function keptPlace(key: string): string {
  const { slug, name } = placeOf(key)
  return slug === slugify(name) && !name.startsWith('\n') ? name : `\n${key}`
}

/** The index of all segments as one. */
function wholeIndex(segments: readonly Segment[]): SegmentIndex {
  const [main] = segments
  if (!main) throw new Error('No directory of this package')
  const isWhole = segments.length === 1 && !main.liveDocs
  return isWhole ? main.index : buildIndex(liveRows(segments), main.index)
}

/** The rows that are not deleted, in the order of the directory. */
function liveRows(segments: readonly Segment[]): Rows {
  const live = segments.flatMap((segment) => {
    const numbers = Array.from({ length: segment.index.rows.size }, (_, row) => row)
    return numbers
      .filter((row) => isLive(segment, row))
      .map((row) => ({ rows: segment.index.rows, row, position: segment.positions?.[row] ?? row }))
  })
  live.sort((a, b) => a.position - b.position)
  const by =
    <Value>(read: (rows: Rows, row: number) => Value) =>
    (at: number) =>
      read(live[at]!.rows, live[at]!.row)
  const groupsAt = by((rows, row) => rows.groupsAt(row))
  return {
    size: live.length,
    rowAt: by((rows, row) => rows.rowAt(row)),
    groupsAt,
    nameAt: by((rows, row) => rows.nameAt(row)),
    slugAt: by((rows, row) => rows.slugAt(row)),
    idAt: by((rows, row) => rows.idAt(row)),
    pointAt: by((rows, row) => rows.pointAt(row)),
    substanceAt: by((rows, row) => rows.substanceAt(row)),
    factAt: (name, at, fact) => live[at]!.rows.factAt(name, live[at]!.row, fact),
    fields: () => readFields(live.length, groupsAt),
    choice: (name) => {
      const columnOf = new Map(segments.map(({ index: { rows } }) => [rows, rows.choice(name)]))
      return choiceColumn(
        live.length,
        by((rows, row) => {
          const { combinations, ords } = columnOf.get(rows)!
          return combinations[ords[row] ?? 0]!
        }),
      )
    },
    isWhole: false,
  }
}

/** For each row its block. */
function blocksOf({ layout: { listingOf, blockStarts } }: SegmentIndex): Uint32Array {
  const blockOf = new Uint32Array(listingOf.length)
  for (let block = 0; block < blockStarts.length - 1; block += 1) {
    for (let doc = blockStarts[block]!; doc < blockStarts[block + 1]!; doc += 1) blockOf[listingOf[doc]!] = block
  }
  return blockOf
}

/** The same numbers in the smallest array that holds them. */
function narrow(numbers: Uint32Array): Numbers {
  const largest = numbers.reduce((most, one) => Math.max(most, one), 0)
  return largest < 0x100 ? Uint8Array.from(numbers) : largest < 0x10000 ? Uint16Array.from(numbers) : numbers
}

/** Texts as JSON has them between quotation marks, each with a line break after it. */
function linesOf(size: number, textAt: (row: number) => string): Uint8Array {
  const texts: string[] = []
  for (let row = 0; row < size; row += 1) texts.push(`${JSON.stringify(textAt(row)).slice(1, -1)}\n`)
  return new TextEncoder().encode(texts.join(''))
}

function startsOf(size: number, lines: Uint8Array): Uint32Array {
  const starts = new Uint32Array(size + 1)
  for (let row = 0; row < size; row += 1) starts[row + 1] = lines.indexOf(LINE_BREAK, starts[row]) + 1
  return starts
}

const LINE_BREAK = 10

function slugColumn({ size, slugAt, nameAt, groupsAt }: Rows): IndexFile['slugs'] {
  const kinds = new Uint8Array(size)
  const numbers = new Uint32Array(size)
  const texts: string[] = []
  const numberAfter = (slug: string, base: string) => {
    if (!slug.startsWith(base)) return -1
    const [, number = '0'] = slug === base ? [] : (/^-([1-9]\d{0,8})$/.exec(slug.slice(base.length)) ?? [slug, '-1'])
    return Number(number)
  }
  for (let row = 0; row < size; row += 1) {
    const slug = slugAt(row)
    let kind = 0
    let number = numberAfter(slug, slugBase(nameAt(row)))
    if (number < 0) {
      kind = 1
      number = numberAfter(slug, slugBase(nameAt(row), groupsAt(row).location))
    }
    if (number < 0) {
      kind = 2
      number = texts.push(slug) - 1
    }
    kinds[row] = kind
    numbers[row] = number
  }
  return { kinds, numbers: narrow(numbers), texts }
}

function positionsOf({ size, pointAt }: Rows): IndexFile['positions'] {
  const lats = new Int32Array(size)
  const lngs = new Int32Array(size)
  for (let row = 0; row < size; row += 1) {
    const point = pointAt(row)
    lats[row] = point ? unitsOf(point.lat) : NOWHERE
    lngs[row] = point ? unitsOf(point.lng) : 0
  }
  return { lats, lngs, isRelative: false }
}

/** The same as steps from one to the next in each city. */
function steps({ lats, lngs }: IndexFile['positions'], blockOf: Numbers, cities: Numbers): IndexFile['positions'] {
  const last = new Map<number, { readonly lat: number; readonly lng: number }>()
  const relative = { lats: lats.slice(), lngs: lngs.slice() }
  for (let row = 0; row < lats.length; row += 1) {
    const [lat, lng] = [lats[row]!, lngs[row]!]
    if (lat === NOWHERE) continue
    const city = cities[blockOf[row]!]!
    const before = last.get(city) ?? { lat: 0, lng: 0 }
    relative.lats[row] = zigzag(lat - before.lat)
    relative.lngs[row] = zigzag(lng - before.lng)
    last.set(city, { lat, lng })
  }
  return { ...relative, isRelative: true }
}

/** 0, -1, 1, -2 as 0, 1, 2, 3: small numbers of both signs have the same upper bytes. */
function zigzag(step: number): number {
  return (step << 1) ^ (step >> 31)
}

function choiceColumns(rows: Rows): IndexFile['choices'] {
  const column = (name: ChoiceName): ChoiceColumn => {
    const { combinations, ords } = rows.choice(name)
    return { combinations, ords: narrow(Uint32Array.from(ords)) }
  }
  return Object.fromEntries(CHOICE_NAMES.map((name) => [name, column(name)])) as IndexFile['choices'] // Each name is there.
}

function factColumns(rows: Rows, facts: ListingFacts): Readonly<Record<FactName, FactColumn>> {
  const columnOf = (name: FactName): FactColumn => {
    const numberOf = new Map<string, number>()
    const refs = new Uint32Array(rows.size)
    for (let row = 0; row < rows.size; row += 1) {
      const key = rows.factAt(name, row, facts[name])
      if (key === undefined) continue
      const number = numberOf.get(key) ?? numberOf.size + 1
      numberOf.set(key, number)
      refs[row] = number
    }
    return { keys: [...numberOf.keys()], refs: narrow(refs) }
  }
  return Object.fromEntries(FACT_NAMES.map((name) => [name, columnOf(name)])) as Record<FactName, FactColumn>
}

function serverColumns(index: SegmentIndex, lines: Uint8Array): ServerColumns {
  const {
    rows,
    collator,
    layout,
    docOf,
    names,
    bigrams,
    compounds,
    postings,
    unigramDocs,
    featured,
    featuredGroups,
    byName,
    nameRanks,
    nameGroupStarts,
  } = index
  const { fields, ...rest } = layout
  return {
    nameStarts: startsOf(rows.size, lines),
    ids: idColumn(rows),
    language: languageOf(collator, fields),
    built: {
      layout: rest,
      docOf,
      names,
      bigrams,
      compounds,
      postings,
      unigramDocs,
      featured,
      featuredGroups,
      byName,
      nameRanks,
      nameGroupStarts,
      points: pointsOf(index),
    },
    slugSlots: rowSlots(rows.size, rows.slugAt),
    idSlots: rowSlots(rows.size, rows.idAt),
  }
}

function idColumn({ size, idAt }: Rows): IdColumn {
  const uuids = new Uint8Array(size * 16)
  const words = new DataView(uuids.buffer)
  for (let row = 0; row < size; row += 1) {
    const id = idAt(row)
    if (!UUID.test(id)) {
      const lines = linesOf(size, idAt)
      return { lines, starts: startsOf(size, lines) }
    }
    const hex = id.replaceAll('-', '')
    for (let at = 0; at < 4; at += 1) {
      words.setUint32(row * 16 + at * 4, Number.parseInt(hex.slice(at * 8, at * 8 + 8), 16))
    }
  }
  return { uuids }
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
