import type { PackageTier } from '../tier/packageTier.ts'
import { yearlyPrice } from './plans.ts'

/** The ways in which a payment can reach us. */
export const PAYMENT_METHODS = ['transfer', 'card', 'mobile-money', 'cash'] as const
/** How a payment reached us. */
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** A payment of a million rand is a slip of the keyboard. */
export const PAYMENT_MOST_CENTS = 1_000_000_00

/** For how many years a payment can be. */
export const PAYMENT_YEARS = [1, 2] as const
/** For how many years a payment is. */
export type PaymentYears = (typeof PAYMENT_YEARS)[number]

/** Whether an amount is another one than the years of the tier cost, so that a note has to say why. */
export function needsNote(tier: PackageTier, amountCents: number, years: PaymentYears = 1): boolean {
  return amountCents !== yearlyPrice(tier) * years
}
