import type { CONTACT_LIMITS } from '@dira/directory-core'

/** The most characters of each field that somebody writes to others in; the type holds them to those of directory-core. */
const LIMITS: typeof CONTACT_LIMITS = { name: 120, email: 254, subject: 200, message: 5000 }

type LimitedField = keyof typeof LIMITS

/**
 * The fields that are too long, with the words that say so; nothing where none is. Asked before sending and not by `maxlength`, which cuts
 * what was pasted without a word.
 */
export function lengthErrors(
  written: Readonly<Partial<Record<LimitedField, string>>>,
  tooLong: (limit: number) => string,
): Partial<Record<LimitedField, string>> | undefined {
  const errors: Partial<Record<LimitedField, string>> = {}
  for (const [field, limit] of Object.entries(LIMITS) as [LimitedField, number][]) {
    // Counted as it is stored: an accent belongs to its letter.
    if ((written[field] ?? '').normalize('NFC').length > limit) errors[field] = tooLong(limit)
  }
  return Object.keys(errors).length > 0 ? errors : undefined
}
