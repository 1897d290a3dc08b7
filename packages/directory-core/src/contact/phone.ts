/**
 * The entry `@dira/directory-core/phone`: phone numbers read with the numbering plans of the countries. It is an entry of its own
 * because those plans weigh more than the rest of the package: use it where pages are rendered, not in the browser.
 */
import {
  findPhoneNumbersInText,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/max'
import { withLatinDigits } from '../text/withLatinDigits.ts'
import { africanCountry } from '../location/africa.ts'
import { plainPhoneLinks, telHref, type PhoneLink, type PhoneReader } from './phoneLink.ts'

export { withLatinDigits } from '../text/withLatinDigits.ts'
export type { PhoneLink, PhoneReader } from './phoneLink.ts'

/**
 * Every phone number in a text, national ones read as numbers of the country: printed internationally, with a `tel:` link and,
 * for a mobile number, which is where WhatsApp lives, a `https://wa.me/` link. Text that holds no number of any plan is returned
 * as it was written, with a plain `tel:` link where it can be dialled: a short number, or one of a country whose plan is not known here.
 */
export const readPhones: PhoneReader = (written, country) => {
  const found = numbersOfPlans(written, country)
  if (found.length > 0) return found.map(phoneLink)
  const isDialled = dialledNumber(written, country) !== undefined
  return isDialled ? plainPhoneLinks(written, country) : plainPhoneLinks(written, country).map(({ text }) => ({ text }))
}

/**
 * The first number of a text as one dials it, in E.164 (`+27214610000`); a short one of a country, such as `112`, as it is. Undefined where there is none
 * that can be dialled: too few digits for the country's plan, or no number at all. A national number of a country whose plan is not known here is taken as it is.
 */
export function dialledNumber(written: string, country: string): string | undefined {
  const [first] = numbersOfPlans(written, country)
  if (first) return first.number
  const plain = telHref(written)?.slice('tel:'.length)
  const isShort = plain !== undefined && plain.length <= LONGEST_SHORT_NUMBER
  return isShort || africanCountry(country) === undefined ? plain : undefined
}

/** Emergency and service numbers are no longer. */
const LONGEST_SHORT_NUMBER = 5

function numbersOfPlans(written: string, country: string): readonly PhoneNumber[] {
  const text = withLatinDigits(written).replace(/[\u2010-\u2015]/g, '-')
  const code: CountryCode | undefined = africanCountry(country)?.code
  const plan = code && { defaultCountry: code }
  const found = text
    .split(NEXT_NUMBER)
    .flatMap((part) => findPhoneNumbersInText(part, plan).map(({ number }) => number))
  if (found.length > 0) return found
  const whole = parsePhoneNumberFromString(text, plan)
  // Behind the code of a country no 0 is left that only its own callers dial.
  return whole?.isPossible() && !whole.nationalNumber.startsWith('0') ? [whole] : []
}

/** A comma before another number, and not before an extension. */
const NEXT_NUMBER = /,(?=\s*[+(]{0,2}\d(?:[\s().-]?\d){6})/

const MOBILE_TYPES: readonly (string | undefined)[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE']

function phoneLink(number: PhoneNumber): PhoneLink {
  const isMobile = MOBILE_TYPES.includes(number.getType())
  return {
    text: number.formatInternational(),
    href: number.getURI(),
    ...(isMobile && { whatsapp: `https://wa.me/${number.number.slice(1)}` }),
  }
}
