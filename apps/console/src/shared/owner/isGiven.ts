import type { OwnerHomeListing } from '@dira/data'

/** Whether a listing has its package without a payment today: it was given, or its payment was taken back. What has ended is neither. */
export function isGiven({ isPaid, paidUntil, renewsFrom }: OwnerHomeListing, today: string): boolean {
  const isOver = (day: string | undefined) => day !== undefined && day < today
  return !isPaid && !isOver(paidUntil) && (renewsFrom === undefined || isOver(renewsFrom))
}
