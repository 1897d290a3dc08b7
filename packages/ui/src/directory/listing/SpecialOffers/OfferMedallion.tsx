/** Nested lozenges, the mark of an offer. Decorative. */
export function OfferMedallion({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" className={className}>
      <path fill="currentColor" d="M24 0 48 24 24 48 0 24z" />
      <path fill="none" stroke="var(--medallion-line)" strokeWidth="3" d="M24 11 37 24 24 37 11 24z" />
      <path fill="var(--medallion-line)" d="M24 18l6 6-6 6-6-6z" />
    </svg>
  )
}
