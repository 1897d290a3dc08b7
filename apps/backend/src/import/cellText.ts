import type { Workbook } from './workbook.ts'

interface Kind {
  readonly type: string
  readonly isDate: boolean
  readonly book: Workbook
}

/** A cell as a person reads it. What a formula could not work out is nothing. */
export function cellText(value: string, { type, isDate, book }: Kind): string {
  switch (type) {
    case 's':
      return unescaped(book.texts[Number(value)] ?? '')
    case 'inlineStr':
    case 'str':
      return unescaped(value)
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE'
    case 'e':
      return ''
    case 'd':
      return value
    default: {
      const number = Number(value)
      if (!Number.isFinite(number)) return value
      return isDate && number >= 0 && number < LAST_DAY ? dateOf(number, book.isFrom1904) : String(number)
    }
  }
}

/** The end of the year 9999, where Excel's calendar ends. */
const LAST_DAY = 2_958_466

/** Days from the end of 1899, or a time of day. */
function dateOf(days: number, isFrom1904: boolean): string {
  const minutes = Math.round((days + (isFrom1904 ? 1462 : 0)) * 1440)
  const [date = '', time = ''] = new Date(Date.UTC(1899, 11, 30) + minutes * 60_000).toISOString().split('T')
  const clock = time.slice(0, 5)
  if (days < 1) return clock
  return clock === '00:00' ? date : `${date} ${clock}`
}

/** Excel writes letters that XML cannot hold as `_x000D_`. */
const unescaped = (text: string) =>
  text.includes('_x')
    ? text.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text
