import { plainText } from './plainText.ts'
import { timeAt, type WrittenTime } from './parseTime.ts'
import { resolveSpan } from './resolveSpan.ts'

/** A stretch of opening, in minutes since the midnight that begins its day. Past midnight, `closes` is above 1440. */
export interface Span {
  readonly opens: number
  readonly closes: number
}

const CLOSED = /^(?:closed?(?: all day)?|off|fermee?|fechado|encerrado|imefungwa|gesluit|toe|cerrado|ferme)$/
const ALL_DAY =
  /^(?:24 ?(?:hours?|hrs?|h|heures?|horas?|uur)(?: (?:a|per) day| daily)?|24 ?[/x] ?7|24h ?\/ ?24h?|always(?: open)?|all day|round the clock|non-?stop)$/
const LEAD = /^(?:open(?:s|ing)?|ouvert|aberto|wazi)?(?: |: ?)?(?:from|de|das|van|du|desde)? ?/
const BETWEEN = /\s?-\s?|\s(?:to|till?|until|a|as|hadi|tot)\s/y
const THEN = /\s?[,;/&+]\s?|\s(?:and|et|e|en|na)\s|\s/y
const FULL_DAY: Span = { opens: 0, closes: 24 * 60 }

/**
 * The opening of a day from the hours column of a row: one span or several ('08:00-12:00, 14:00-17:00'), across midnight
 * ('18:00-02:00'), '24 hours', or no span for 'Closed'. Undefined where any of it cannot be read, or could be read in two ways:
 * a wrong hour is worse than none.
 */
export function parseHours(written: string): readonly Span[] | undefined {
  const text = plainText(written).replace(/[.!]$/, '')
  if (CLOSED.test(text)) return []
  const stated = text.replace(LEAD, '')
  if (ALL_DAY.test(stated)) return [FULL_DAY]
  const pairs = timePairs(stated)
  const times = pairs?.flat() ?? []
  const is24 = times.every(({ half }) => half === undefined) && times.some(({ form }) => form === '24 hours')
  const spans = pairs?.map(([opens, closes]) => resolveSpan({ opens, closes, is24 }))
  return spans?.every((span) => span !== undefined) ? spans : undefined
}

function timePairs(text: string): [WrittenTime, WrittenTime][] | undefined {
  const pairs: [WrittenTime, WrittenTime][] = []
  let place = 0
  while (true) {
    const opens = timeAt(text, place)
    const dash = opens && endOf(BETWEEN, text, opens.end)
    const closes = dash === undefined ? undefined : timeAt(text, dash)
    if (!opens || !closes) return undefined
    pairs.push([opens.time, closes.time])
    if (closes.end === text.length) return pairs
    const next = endOf(THEN, text, closes.end)
    if (next === undefined) return undefined
    place = next
  }
}

/** Where a pattern that must match at a place ends. */
function endOf(pattern: RegExp, text: string, place: number): number | undefined {
  pattern.lastIndex = place
  return pattern.test(text) ? pattern.lastIndex : undefined
}
