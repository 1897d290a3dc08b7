import { parseDays, type SpecialOffer } from '@dira/directory-core'
import { jsonList, pieces, plainLines, type ReadList } from './readLists.ts'

/** Reads offers: JSON, or titles with semicolons or line breaks between them, each with its last day: `Two for one (until 2026-12-31)`. */
export function readOffers(written: string): ReadList<SpecialOffer> {
  const text = plainLines(written)
  const list = jsonList<SpecialOffer>(text) ?? pieces(text, /[;|\n]/).map(offer)
  if (list === 'unreadable') return list
  return list.map((item, index) => ({ id: `offer-${index + 1}`, description: '', ...item }))
}

const END_WORDS =
  "(?:valid|valable|v[aá]lid[oa]|offer)?\\s*(?:until|till?|ends|expires|jusqu[’' ]?(?:au?|à)?|at[eé]|hasta|hadi|حتى|لغاية)(?:\\s+(?:on|the|le|el|al|o|au?|à|tarehe))*(?!\\p{L})"
const IN_BRACKETS = new RegExp(`\\s*\\(\\s*(${END_WORDS})?([^()]+)\\)\\.?$`, 'iu')
const BEHIND = new RegExp(`[\\s,–-]*(?<!\\p{L})(${END_WORDS})([^()]*\\d[^()]*)$`, 'iu')
/** 'Happy hour until 6pm' ends every day. */
const HOUR = /^\s*\d{1,2}(?:[:.h]\d{2}|\s?h|\s?[ap]\.?m\.?)?\s*$/iu
const NUMBERS = /\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[/.]\d{1,2}[/.]\d{2,4}/

/** What an offer says of its end: where that begins, and the day, undefined where it is not understood. */
function endOf(piece: string): { readonly begin: number; readonly day: string | undefined } | undefined {
  const found = IN_BRACKETS.exec(piece) ?? BEHIND.exec(piece)
  const [, words, text = ''] = found ?? []
  const day = dayWritten(text)
  const isSaid = (words !== undefined && !HOUR.test(text)) || day !== undefined || NUMBERS.test(piece)
  return isSaid ? { begin: found?.index ?? piece.length, day } : undefined
}

function offer(piece: string): Partial<SpecialOffer> {
  const { begin, day } = endOf(piece) ?? {}
  return day === undefined ? { title: piece } : { title: piece.slice(0, begin), validUntil: day }
}

/** Whether an offer says that it ends, but not clearly on which day: it would be shown for ever. */
export function endlessOffer({ title = '', validUntil }: Partial<SpecialOffer>): boolean {
  return validUntil === undefined && endOf(title) !== undefined
}

/** A day with its year: `2026-12-31`, `31/12/2026`, `31 December 2026`. Undefined for `02/03/2026`, which may be of two months. */
function dayWritten(text: string): string | undefined {
  const written = text
    .trim()
    .replace(/(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/, (_, day: string, month: string, year: string) =>
      Number(day) > 12 || day === month ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : '',
    )
  const [rule, ...more] = parseDays(written.replace(/^\p{L}+day,? (?=\d)|,/iu, ''))?.rules ?? []
  const { from, to } = typeof rule?.dates === 'object' ? rule.dates : {}
  return more.length === 0 && rule?.weekdays.length === 0 && from === to && from?.length === 'YYYY-MM-DD'.length
    ? from
    : undefined
}
