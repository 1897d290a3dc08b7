/** What PhonePreview says by itself. */
export const phonePreviewMessages = {
  title: 'Preview',
  view: 'What is shown',
  views: { card: 'Card', page: 'Page' },
  tier: 'As the package',
  frame: 'What a phone shows',
}
