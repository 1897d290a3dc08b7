/** What CompareBar says by itself. */
export const compareBarMessages = {
  label: 'Comparison',
  chosen: (count: number, places: number) => `${count} of ${places} chosen`,
  oneMore: 'Choose one more to compare',
  compare: (count: number) => `Compare ${count} listings`,
}
