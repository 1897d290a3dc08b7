import { beginsWithExcept, namesRomanceDay, parseDays, parseHours, type BusinessHours } from '@dira/directory-core'
import { jsonList, pieces, plainLines, type ReadList } from './readLists.ts'

/**
 * Reads opening hours: JSON, OpenStreetMap's way of writing (`Mo-Fr 08:00-18:00; Sa 09:00-13:00`), or days and hours in lines or in one line. Days
 * and hours are kept as they are written; hours without days are those of every day.
 */
export function readHours(written: string): ReadList<BusinessHours> {
  const text = plainLines(written)
  return (
    jsonList<BusinessHours>(text) ?? pieces(text, /[;؛|\n]/).flatMap((piece) => rowsOf(piece, namesRomanceDay(text)))
  )
}

/** Longer text is prose, not hours. */
const MOST_CHARACTERS = 400

/** The rows of `Mo-Fr 08:00-18:00, Sa 09:00-13:00`: the next one begins where days are named behind a row that can be read. */
function rowsOf(piece: string, isMarTuesday: boolean): readonly BusinessHours[] {
  if (piece.length > MOST_CHARACTERS) return [{ day: 'Daily', hours: piece }]
  const isDays = (text: string) => parseDays(text, { isMarTuesday }) !== undefined
  const rows: BusinessHours[] = []
  let from = 0
  for (const { index } of piece.matchAll(WORD)) {
    if (index <= from || !beginsWithDays(piece.slice(index), isDays)) continue
    const row = daysFirst(piece.slice(from, index).replace(BETWEEN, ''), isDays)
    if (!row) continue
    rows.push(row)
    from = index
  }
  const last = piece.slice(from)
  const row = daysFirst(last, isDays) ?? hoursFirst(last, isDays) ?? unreadRow(last, isDays)
  return [...rows, row]
}

const WORD = /(?<![\p{L}\d])[\p{L}\d]/gu
/** What may stand between two rows. */
const BETWEEN = /(?:[\s,;&/،]|\s(?:and|et|e|y|na|و))+$/u
/** What may stand between days and hours. */
const BEFORE_HOURS = /[\s:,–(-]+$/
const CLOSED_FIRST =
  /^(closed?|ferm[eé]e?|fechado|encerrado|cerrado|imefungwa|مغلق)\s+(?:on\s+|le\s+|les\s+|el\s+|los\s+|aos?\s+|à\s+|às\s+|every\s+)?(.+)$/iu

type IsDays = (text: string) => boolean

function beginsWithDays(text: string, isDays: IsDays): boolean {
  if (beginsWithExcept(text)) return false
  const days = CLOSED_FIRST.exec(text)?.[2] ?? text
  const words = days.split(/\s+/).slice(0, 6)
  return words.some((_, at) =>
    isDays(
      words
        .slice(0, at + 1)
        .join(' ')
        .replace(BEFORE_HOURS, ''),
    ),
  )
}

/** The first place at which both what is before and what is behind can be read. */
function daysFirst(text: string, isDays: IsDays): BusinessHours | undefined {
  const [, closed, days = ''] = CLOSED_FIRST.exec(text) ?? []
  if (closed !== undefined && isDays(days)) return { day: days, hours: closed }
  for (const { index } of text.matchAll(WORD)) {
    const day = text.slice(0, index).replace(BEFORE_HOURS, '')
    const hours = text.slice(index)
    if (day === '' || !isDays(day)) continue
    if (parseHours(hours)) return { day, hours }
    // 'Daily 10:00-22:00 except Mondays'
    const except =
      [...hours.matchAll(WORD)].find((word) => beginsWithExcept(hours.slice(word.index)))?.index ?? hours.length
    const [open, allDays] = [hours.slice(0, except).replace(/[\s,(]+$/, ''), `${day} ${hours.slice(except)}`]
    if (except < hours.length && parseHours(open) && isDays(allDays)) return { day: allDays, hours: open }
  }
  return undefined
}

/** `08:00-17:00`, `10:00-22:00 except Mondays`. */
function hoursFirst(text: string, isDays: IsDays): BusinessHours | undefined {
  if (parseHours(text)) return { day: 'Daily', hours: text }
  for (const { index } of text.matchAll(WORD)) {
    const hours = text
      .slice(0, index)
      .replace(BETWEEN, '')
      .replace(/\s*\($/, '')
    const day = text.slice(index).replace(/\)$/, '')
    if (hours !== '' && parseHours(hours) && isDays(day)) return { day, hours }
  }
  return undefined
}

/** `08:00` begins the hours of "Mo-Fr 08:00-18:00", and so do words for closed and for day and night. */
const HOURS_BEGIN =
  /(?<![\p{L}\d])(?:\d{1,2}(?:[:.h]\d{2}|h| ?[ap]\.?m|\s?-)|24 ?\/ ?(?:7|24)|24 ?h|closed|off|ferm[eé]|fechado|encerrado|imefungwa|always|open)/iu

/** A row that cannot be read is shown as it is written: days that can be read keep what is said of them. */
function unreadRow(text: string, isDays: IsDays): BusinessHours {
  const starts = [...text.matchAll(/\s+/g)].map(({ index }) => index)
  const end = starts.findLast((index) => isDays(text.slice(0, index).replace(BEFORE_HOURS, '')))
  const begin = end ?? text.search(HOURS_BEGIN)
  // A row that names days alone says nothing of hours.
  if (begin < 0) return { day: text, hours: '' }
  const day = text.slice(0, begin).replace(/[\s:,–-]+$/, '')
  return { day: day === '' ? 'Daily' : day, hours: text.slice(begin).trim() }
}
