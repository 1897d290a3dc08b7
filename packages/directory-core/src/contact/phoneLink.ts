import { withLatinDigits } from '../text/withLatinDigits.ts'

/** A phone number as a reader sees it, and the links that can be made of it. */
export interface PhoneLink {
  readonly text: string
  /** A `tel:` link; absent where the text holds no number that could be dialled. */
  readonly href?: string
  /** A `https://wa.me/` link, only for a number that is known to be a mobile one. */
  readonly whatsapp?: string
}

/** Makes links of the phone numbers that a business in a country, given by its code, wrote into one field. */
export type PhoneReader = (written: string, country: string) => readonly PhoneLink[]

const FEWEST_DIGITS = 3
/** E.164 allows no number with more. */
const MOST_DIGITS = 15

/** A code of a network, such as `*334#`, or a number that a spreadsheet has rounded, `2.54722E+11`: its digits alone would call somebody else. */
const NO_NUMBER = /[*#]\s*\d|\d\s*[*#]|\de\+\d/i

/**
 * The `tel:` link of a phone number as people write it: the first number of the text, without its label, blanks and brackets.
 * A national number stays national, since no country is asked; `./phone` knows the plans of the countries. Undefined where
 * there is no number to dial.
 */
export function telHref(written: string): string | undefined {
  if (NO_NUMBER.test(withLatinDigits(written))) return undefined
  const run = /(?:\(?\+\s?)?[(\d][\d\s().–‑-]*/.exec(withLatinDigits(written))?.[0] ?? ''
  const international = /^\s*\(?(\+|00)/.test(run)
  const digits = (international ? run.replace('(0)', '').replace(/^\D*00/, '') : run).replace(/\D/g, '')
  if (digits.length < FEWEST_DIGITS || digits.length > MOST_DIGITS) return undefined
  return `tel:${international ? '+' : ''}${digits}`
}

/** The phone field as one link, with the text as its owner wrote it. Nothing for a blank field. */
export const plainPhoneLinks: PhoneReader = (written) => {
  const text = written.trim()
  const href = telHref(text)
  return text === '' ? [] : [{ text, ...(href && { href }) }]
}
