import { z } from 'zod'
import { LISTING_LIMITS } from '../schema/listingLimits.ts'
import { requiredText, text } from '../schema/text.ts'
import { PACKAGE_TIERS } from '../tier/packageTier.ts'
import { needsNote, PAYMENT_METHODS, PAYMENT_MOST_CENTS, PAYMENT_YEARS } from './payment.ts'

/** A payment as an administrator records it. `record_payment` of the database refuses what this does. */
export const paymentSchema = z
  .object({
    /** Made once where it is written down: sent twice, it is recorded once. */
    id: z.uuid(),
    listingId: requiredText(LISTING_LIMITS.id),
    tier: z.enum(PACKAGE_TIERS),
    years: z.literal(PAYMENT_YEARS),
    amountCents: z.int().positive('Write an amount above nought').max(PAYMENT_MOST_CENTS, 'At most R1000000'),
    receivedOn: z.iso.date('Write a day'),
    method: z.enum(PAYMENT_METHODS),
    reference: text(120).trim(),
    note: text(1000).trim(),
  })
  .refine(({ tier, years, amountCents, note }) => note !== '' || !needsNote(tier, amountCents, years), {
    path: ['note'],
    message: 'Another amount than the price asks for a note',
  })

/** A payment that can be recorded. */
export type Payment = z.infer<typeof paymentSchema>
