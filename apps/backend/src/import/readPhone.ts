import { LISTING_LIMITS } from '@dira/directory-core'
import { readPhones } from '@dira/directory-core/phone'

/**
 * The numbers of a cell, by the numbering plan of the country, as they are dialled from abroad: as many as fit into a listing's phone field. One
 * that no plan knows stays as it is written. Undefined where there is text, but no number.
 */
export function readPhone(written: string, country: string): string | undefined {
  if (written === '') return ''
  const numbers = written
    .split(/[;|\n]|\s\/\s|,(?=\s*[+(\d])/)
    .flatMap((piece) => readPhones(piece, country))
    .filter(({ href }) => href !== undefined)
    .map(({ text }) => text)
  if (numbers.length === 0) return undefined
  return [...new Set(numbers)].reduce((shown, number) => {
    const longer = shown === '' ? number : `${shown} / ${number}`
    return longer.length <= LISTING_LIMITS.phone ? longer : shown
  }, '')
}
