/** What SharedComparisonBar says by itself. */
export const sharedComparisonBarMessages = {
  label: 'Shared comparison',
  came: 'This comparison came by its link. Yours is still kept.',
  keepMine: 'Back to mine',
  takeTheirs: 'Keep this one',
}
