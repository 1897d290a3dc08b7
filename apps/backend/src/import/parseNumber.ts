/**
 * Reads a decimal number, with a point or a comma. Unlike `Number`, it refuses blanks, hexadecimal and Infinity, and what may be read in
 * two ways, such as `1,234.5`.
 */
export function parseNumber(text: string | undefined): number | undefined {
  const written = text?.trim().replace('\u2212', '-') ?? ''
  return /^[+-]?(\d+[.,]?\d*|[.,]\d+)(e[+-]?\d+)?$/i.test(written) ? Number(written.replace(',', '.')) : undefined
}
