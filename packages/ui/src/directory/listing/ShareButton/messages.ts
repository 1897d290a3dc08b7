/** What ShareButton says by itself. */
export const shareButtonMessages = {
  share: 'Share',
  shareOf: (title: string) => `Share ${title}`,
  copied: 'Copied',
  linkCopied: 'Link copied',
  notCopied: 'Not copied',
  linkNotCopied: 'The link could not be copied. It stands in the address bar of the page.',
}
