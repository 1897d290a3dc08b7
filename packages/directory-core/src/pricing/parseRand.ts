/**
 * The cents of an amount in rand as people type it: `1995`, `R 1 995.00`, `1,995.50`, `1995,5`. Undefined where it is no amount, or could be read in two ways.
 */
export function parseRand(written: string): number | undefined {
  const text = written.replace(/^\s*R/i, '').replace(/[\s\u00a0\u202f]/g, '')
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/.test(text) ? text.replaceAll(',', '') : text.replace(',', '.')
  const [, rand, cents = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(plain) ?? []
  return rand === undefined ? undefined : Number(rand) * 100 + Number(cents.padEnd(2, '0'))
}
