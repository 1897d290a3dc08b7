/** What CategoryStrip says by itself. */
export const categoryStripMessages = {
  heading: 'Browse by Category',
}
