/** The number of an invoice as it is printed: `DIRA-2026-0147`, with the year (UTC) in which it was recorded. The number itself runs on over the years. */
export function invoiceNumber({
  number,
  recordedAt,
}: {
  readonly number: number
  readonly recordedAt: string
}): string {
  return `DIRA-${new Date(recordedAt).getUTCFullYear()}-${String(number).padStart(4, '0')}`
}

/** The value-added tax within an amount that includes it, in cents, rounded to the nearest: 15 per cent of R1995 are R260.22. */
export function vatWithin(cents: number, percent: number): number {
  return Math.sign(cents) * Math.round((Math.abs(cents) * percent) / (100 + percent))
}
