/** What CompareBar says by itself. */
export const compareBarMessages = {
  label: 'Comparison',
  chosen: (count: number, places: number) => `${count} of ${places} chosen`,
  clear: 'Clear',
  clearAll: 'Clear the comparison',
  oneMore: 'Choose one more to compare',
  compare: (count: number) => `Compare ${count} listings`,
}
