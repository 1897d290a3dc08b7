/** A decimal number as data files write it; undefined for anything else, which `Number` would take for 0, hexadecimal or infinite. */
export function parseNumber(text: string | undefined): number | undefined {
  const written = text?.trim() ?? ''
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(written) ? Number(written) : undefined
}
