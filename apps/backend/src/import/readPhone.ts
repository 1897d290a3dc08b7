import { LISTING_LIMITS } from '@dira/directory-core'
import { readPhones, withLatinDigits, type PhoneLink } from '@dira/directory-core/phone'
import { newPlanNumber, wantsLook } from './oldPlans.ts'
import type { Note } from './notes.ts'

/** A number that a spreadsheet has rounded: `2.54722E+11`. */
const ROUNDED = /^\+?\d(?:[.,]\d+)?e\+?\d+$/i
/** A code that a network answers, such as `*334#`. */
const NETWORK_CODE = /^[*#][\d*#]+#?$/

/**
 * The numbers of a cell, by the numbering plan of the country, as they are dialled from abroad: as many as fit into a listing's phone field. What is
 * no number is left out, and what was put right is noted. Undefined where there is text, but no number.
 */
export function readPhone(written: string, country: string, note: Note): string | undefined {
  if (written === '') return ''
  const numbers = withLatinDigits(written)
    .split(/[;|\n]|\s*\/\s*(?=[+(\d*])|,(?!\d+e\+)(?=\s*[+(\d])/i)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .flatMap((piece) => numbersOf(piece, country, note))
  if (numbers.length === 0) return undefined
  return [...new Set(numbers)].reduce((shown, number) => {
    const longer = shown === '' ? number : `${shown} / ${number}`
    return longer.length <= LISTING_LIMITS.phone ? longer : shown
  }, '')
}

function numbersOf(piece: string, country: string, note: Note): readonly string[] {
  if (NETWORK_CODE.test(piece)) return [piece]
  if (ROUNDED.test(piece)) {
    note(`phone "${piece}" was rounded by a spreadsheet, and its digits are lost: it is left out`)
    return []
  }
  const found = textsOf(readPhones(piece, country))
  if (found.length > 0) {
    if (wantsLook(piece, country)) note(`phone "${piece}" looks like one of an old numbering plan: have a look`)
    return found
  }
  const renewed = newPlanNumber(piece, country)
  const [renewedText] = renewed === undefined ? [] : textsOf(readPhones(renewed, country))
  if (renewedText !== undefined) {
    note(`phone "${piece}" is of the old numbering plan of its country: it becomes ${renewedText}`)
    return [renewedText]
  }
  const restored = withLostSign(piece, country)
  if (restored !== undefined) {
    note(`phone "${piece}" lacks its first sign, as spreadsheets drop it: it becomes ${restored}`)
    return [restored]
  }
  if (/\d{3}/.test(piece)) note(`phone "${piece}" cannot be dialled in this country: it is left out`)
  return []
}

/** The only number that a row of digits is with the 0 or the + that a spreadsheet drops from what it takes for a sum. */
function withLostSign(piece: string, country: string): string | undefined {
  if (!/^\d{6,15}$/.test(piece)) return undefined
  const readings = [`0${piece}`, `+${piece}`].flatMap((sum) => textsOf(readPhones(sum, country)))
  const [only, ...others] = [...new Set(readings)]
  return others.length === 0 ? only : undefined
}

const textsOf = (links: readonly PhoneLink[]): readonly string[] =>
  links.flatMap(({ text, href }) => (href === undefined ? [] : [text]))
