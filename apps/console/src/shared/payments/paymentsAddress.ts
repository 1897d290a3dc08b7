import { ADMIN_PATHS } from '@dira/data/site'

/** Where payments are. */
export const PAYMENTS_PATH = ADMIN_PATHS.payments

/** What an address below it shows. */
export interface PaymentsView {
  /** The invoice of a payment. */
  readonly payment: string | undefined
  /** The form for its reversal lies open. */
  readonly isReversing: boolean
  /** The listing that a payment is recorded for. */
  readonly listing: string | undefined
}

/** What an address of payments shows; what it does not understand is left out. */
export function readPaymentsAddress(pathname: string, search: string): PaymentsView {
  const query = new URLSearchParams(search)
  const payment = pathname.slice(PAYMENTS_PATH.length + 1)
  return {
    payment: payment === '' ? undefined : payment,
    isReversing: query.has('reverse'),
    listing: query.get('listing')?.slice(0, 64) || undefined,
  }
}

/** The page on which a payment for a listing is recorded. */
export const recordHref = (listing: string): string => `${PAYMENTS_PATH}?${new URLSearchParams({ listing }).toString()}`

/** The invoice of a payment, and on it the form for its reversal. */
export const invoiceHref = (payment: string, { isReversing = false } = {}): string =>
  `${PAYMENTS_PATH}/${payment}${isReversing ? '?reverse' : ''}`
