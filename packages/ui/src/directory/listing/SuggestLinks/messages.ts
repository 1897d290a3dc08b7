/** What SuggestLinks says by itself. */
export const suggestLinksMessages = {
  heading: 'Is this page right?',
  text: 'Tell us what has changed. No account, two steps. A person reads it before the page changes.',
  suggest: 'Suggest a change',
  report: 'Report',
  claim: 'Is this your business?',
  claimLink: 'Claim this page',
}
