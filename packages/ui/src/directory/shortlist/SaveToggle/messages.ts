/** What SaveToggle says by itself. */
export const saveToggleMessages = {
  save: 'Save',
  saved: 'Saved',
  saveOf: (businessName: string) => `Save ${businessName}`,
  savedOf: (businessName: string) => `Saved: ${businessName}`,
}
