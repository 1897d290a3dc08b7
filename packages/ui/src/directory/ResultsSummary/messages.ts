const businesses = (count: number) => (count === 1 ? '1 business' : `${count} businesses`)

/** What ResultsSummary says by itself. */
export const resultsSummaryMessages = {
  showing: (matches: number, total: number) => `Showing ${matches} of ${businesses(total)}`,
  searching: 'Searching …',
  announced: (matches: number, total: number) => `${matches} of ${businesses(total)}`,
  onMap: (seen: number, all: number, unplaced: number) => {
    if (seen === all) return all === 1 ? 'It is on this map' : `All ${all} are on this map`
    return seen + unplaced === all
      ? `${seen} are on this map, ${unplaced} give no place`
      : `${seen} of ${all} are on this part`
  },
}
