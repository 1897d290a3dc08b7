/** Reads a decimal number. Unlike `Number`, it refuses blanks, hexadecimal and Infinity. */
export function parseNumber(text: string | undefined): number | undefined {
  const written = text?.trim() ?? ''
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(written) ? Number(written) : undefined
}
