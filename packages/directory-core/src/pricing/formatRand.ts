/**
 * An amount of whole cents in South African rand as the pricing page prints it: `R595`, `R1995`, never grouped; cents only where
 * there are any, as `R595.50`. Throws a RangeError for an amount that is not a whole number of cents.
 */
export function formatRand(cents: number): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`${cents} is not a whole number of cents`)
  const amount = Math.abs(cents)
  const rest = amount % 100
  const sign = cents < 0 ? '-' : ''
  return `${sign}R${(amount - rest) / 100}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
}
