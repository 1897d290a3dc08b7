/** The digits and the decimal comma of Arabic and Persian. */
const EASTERN = /[\u0660-\u0669\u06F0-\u06F9\u066B]/g

/**
 * Reads a decimal number, with a point or a comma, in the digits of the West or the East. Unlike `Number`, it refuses blanks,
 * hexadecimal and Infinity, and what may be read in two ways, such as `1,234.5`.
 */
export function parseNumber(text: string | undefined): number | undefined {
  const western = text?.replace(EASTERN, (sign) => (sign === '\u066B' ? ',' : String(sign.charCodeAt(0) & 0xf)))
  const written = western?.trim().replace('\u2212', '-') ?? ''
  return /^[+-]?(\d+[.,]?\d*|[.,]\d+)(e[+-]?\d+)?$/i.test(written) ? Number(written.replace(',', '.')) : undefined
}
