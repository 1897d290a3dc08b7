import { z } from 'zod'
import { LISTING_LIMITS } from '../listing/listingLimits.ts'
import { requiredText, text } from '../schema/text.ts'
import { PACKAGE_TIERS, type PackageTier } from '../tier/packageTier.ts'
import { yearlyPrice } from './plans.ts'

/** How a payment reached us. */
export const PAYMENT_METHODS = ['transfer', 'card', 'mobile-money', 'cash'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** A payment of a million rand is a slip of the keyboard. */
export const PAYMENT_MOST_CENTS = 1_000_000_00

/** Whether an amount is another one than a year of the tier costs, so that a note has to say why. */
export function needsNote(tier: PackageTier, amountCents: number): boolean {
  return amountCents !== yearlyPrice(tier)
}

/** A payment as an administrator records it. `record_payment` of the database refuses what this does. */
export const paymentSchema = z
  .object({
    /** Made once where it is written down: sent twice, it is recorded once. */
    id: z.uuid(),
    listingId: requiredText(LISTING_LIMITS.id),
    tier: z.enum(PACKAGE_TIERS),
    amountCents: z.int().positive('Write an amount above nought').max(PAYMENT_MOST_CENTS, 'At most R1000000'),
    receivedOn: z.iso.date('Write a day'),
    method: z.enum(PAYMENT_METHODS),
    reference: text(120).trim(),
    note: text(1000).trim(),
  })
  .refine(({ tier, amountCents, note }) => note !== '' || !needsNote(tier, amountCents), {
    path: ['note'],
    message: 'Another amount than the price asks for a note',
  })

/** A payment that can be recorded. */
export type Payment = z.infer<typeof paymentSchema>
