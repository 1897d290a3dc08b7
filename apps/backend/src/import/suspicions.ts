import { slugify } from '@dira/directory-core'
import { COLUMN_NAMES, columnFields, type ColumnField } from './columns.ts'
import { isDateIn } from './fileNotes.ts'
import type { ImportRow } from './importRow.ts'
import { quoted, Rejection, type Note } from './notes.ts'

const CLOSED =
  /(?<!\p{L})(?:permanently closed|closed(?: down)?|fermée?|fechad[oa]|encerrad[oa]|cerrad[oa]|geschlossen|imefungwa|مغلق)(?!\p{L})/iu
const NOT_THERE = /^(?:no|vacant|disused|abandoned|closed)$/i
const TAGS = ['shop', 'amenity', 'tourism', 'leisure'] as const

/** Remarks on what a row says that businesses rarely do. */
export function noteSuspicions(cell: (field: ColumnField) => string, note: Note): void {
  const name = cell('name')
  if (name !== '' && !/\p{L}/u.test(name)) note(`the name ${quoted(name)} has no letters: have a look`, 'name')
  const closed = CLOSED.exec(name.normalize())
  if (closed) note(`the name says "${closed[0]}": leave the row out where the business is no more`, 'closed')
  for (const tag of TAGS) {
    if (NOT_THERE.test(cell(tag))) note(`${tag} "${cell(tag)}" says that nothing is there any more`, 'closed')
  }
  if (/^\d(?:[.,]\d+)?e\+\d+$/i.test(cell('sourceId'))) {
    note(
      `the id ${quoted(cell('sourceId'))} was rounded by a spreadsheet: rows with the same one are taken for one another`,
    )
  }
}

/** Remarks on cells that a spreadsheet made a date of, which are left out. Throws a `Rejection` where that is the name. */
export function noteDates(written: (field: ColumnField) => string, note: Note): void {
  for (const field of columnFields(COLUMN_NAMES).filter((one) => isDateIn(one, written(one)))) {
    const what = `${field} is the date ${written(field)}: a spreadsheet makes one of what is written like 8-12 or 3/5`
    if (field === 'name') throw new Rejection(`${what}. Write again what was meant`)
    note(`${what}. It is left out`, 'date')
  }
}

/** Finds rows of a file that may be the same business as one before them, though their ids differ. */
export function duplicatesInFile(): (row: ImportRow, line: number) => string | undefined {
  const lines = new Map<string, number>()
  return ({ fields }, line) => {
    const name = fields['business_name']
    if (typeof name !== 'string') return undefined
    const { phone, lat, lng, country, city_slug: city } = fields
    const isPlaced = typeof lat === 'number' && typeof lng === 'number'
    const alike: readonly (readonly [string, unknown])[] = [
      ['phone', phone === '' ? undefined : phone],
      ['place', isPlaced ? `${lat.toFixed(3)} ${lng.toFixed(3)}` : undefined],
      ['town', phone || isPlaced ? undefined : city],
    ]
    const keys = alike
      .filter(([, value]) => typeof value === 'string')
      .map(([what, value]) => [what, JSON.stringify([what, slugify(name), country, value])] as const)
    const found = keys.find(([, key]) => lines.has(key))
    for (const [, key] of keys) if (!lines.has(key)) lines.set(key, line)
    return found && `has the name and the ${found[0]} of line ${lines.get(found[1])}: it may be the same business`
  }
}
