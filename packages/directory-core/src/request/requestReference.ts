/** The signs of a reference: none is mistaken for another one, read or heard. */
export const REFERENCE_SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * A reference as it is stored and read out, such as 'DIRA 7K4 M92', from what somebody typed: case, blanks and hyphens are no matter, nor whether
 * 'DIRA' is there. Undefined for a text that is no reference.
 */
export function requestReference(text: string): string | undefined {
  const signs = text
    .toUpperCase()
    .replaceAll(/[\s\p{Dash}]+/gu, '')
    // No sign is an I: this is never the beginning of the six.
    .replace(/^DIRA/, '')
  const isOne = signs.length === 6 && [...signs].every((sign) => REFERENCE_SIGNS.includes(sign))
  return isOne ? `DIRA ${signs.slice(0, 3)} ${signs.slice(3)}` : undefined
}
