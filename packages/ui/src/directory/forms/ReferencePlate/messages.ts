/** What ReferencePlate and RequestLink say by themselves. */
export const referencePlateMessages = {
  label: 'Reference, to read out on the phone',
  copy: 'Copy the reference',
  copied: 'Copied',
  notCopied: 'Not copied',
  link: 'Link of your application',
  linkHint: 'The page opens only by this link. Keep it.',
  copyLink: 'Copy link',
  share: 'Share link',
}
