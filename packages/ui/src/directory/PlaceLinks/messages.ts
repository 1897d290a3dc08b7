/** What PlaceLinks says by itself. */
export const placeLinksMessages = {
  /** The places of a list that shows its largest only. */
  all: (count: number) => `Show all ${count} places`,
  listings: (count: number) => (count === 1 ? '1 listing' : `${count} listings`),
}
