const businesses = (count: number) => (count === 1 ? '1 business' : `${count} businesses`)

/** What ResultsSummary says by itself. */
export const resultsSummaryMessages = {
  showing: (matches: number, total: number) => `Showing ${matches} of ${businesses(total)}`,
  announced: (matches: number, total: number) => `${matches} of ${businesses(total)}`,
}
