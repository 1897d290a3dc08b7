import type { BusinessHours } from '../listing/listing.ts'
import { plainText } from './plainText.ts'

/** Where '2:00' may be two hours after sunrise. */
const COUNTS_FROM_SUNRISE: ReadonlySet<string> = new Set(['ET', 'ER'])
const COUNTS_IN_SWAHILI: ReadonlySet<string> = new Set(['TZ', 'KE', 'UG', 'RW', 'BI', 'CD', 'KM'])
const SWAHILI = /\b(?:juma(?:tatu|nne|tano|mosi|pili)|alhamisi|ijumaa|kila siku|hadi|saa|asubuhi|mchana|jioni|usiku)\b/
/** Halves of the day, noon, or an hour of thirteen and more, which only the clock of the world has. */
const SAYS_CLOCK = /\d ?[ap]\.?\s?m\b|noon|midnight|midday|midi|minuit|(?<![:.h\d])(?:0{1,2}[:.h]|1[3-9]|2\d)/

/**
 * Whether the times of a listing may be of the clock that begins at sunrise, as Ethiopians and speakers of Swahili count: nothing in them says which
 * clock it is. Without a word of Swahili only an opening before six is doubted, where it is spoken.
 */
export function mayCountFromSunrise(written: readonly BusinessHours[], country: string | undefined): boolean {
  const texts = written.map(({ day, hours }) => ({ day: plainText(day), hours: plainText(hours) }))
  if (
    texts.some(({ hours }) =>
      SAYS_CLOCK.test(hours.replace(/24 ?(?:\/ ?(?:7|24)|h\b|hours?\b|heures?\b|horas?\b)/g, '')),
    )
  )
    return false
  if (country !== undefined && COUNTS_FROM_SUNRISE.has(country)) return true
  if (texts.some(({ day, hours }) => SWAHILI.test(`${day} ${hours}`))) return true
  return (
    COUNTS_IN_SWAHILI.has(country ?? '') &&
    texts.some(({ hours }) => /(?:^|[^:.h\d])0?[1-5](?!\d)[^,;/&]*(?:-| to | hadi )/.test(hours))
  )
}
