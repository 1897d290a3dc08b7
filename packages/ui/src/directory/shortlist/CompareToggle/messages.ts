/** What CompareToggle says by itself. */
export const compareToggleMessages = {
  compare: 'Compare',
  comparing: 'Comparing',
  full: 'Four chosen',
  compareOf: (businessName: string) => `Compare ${businessName}`,
  comparingOf: (businessName: string) => `Comparing ${businessName}`,
  fullOf: (businessName: string) => `Four chosen: ${businessName} cannot be added`,
  fullReason: 'Four are chosen already. Remove one from the comparison to add another.',
}
