/** What ResultsSummary says by itself. */
export const resultsSummaryMessages = {
  showing: (matches: number, total: number) => `Showing ${matches} of ${total} businesses`,
  announced: (matches: number, total: number) => `${matches} of ${total} businesses`,
}
