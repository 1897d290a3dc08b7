/** What PhonePreview and PreviewFrame say by themselves. */
export const phonePreviewMessages = {
  title: 'How travellers will see it',
  pageTitle: 'Its page, as travellers will see it',
  view: 'What is shown',
  views: { card: 'Card', page: 'Page' },
  tier: 'As the package',
  frame: 'What a phone shows',
}
