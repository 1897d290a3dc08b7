/** What EndingStrip says by itself. */
export const endingStripMessages = {
  label: 'What ends soonest',
}
