const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** What the parts of lists of accounts say by themselves. */
export const linksMessages = {
  made: (email: string) => `The link for ${email}`,
  madeHint: (until: Date) =>
    `It is shown only now, works once, and ends on ${moment.format(until)}. Send it where only they read it.`,
  sentHint: (until: Date) => `It goes out as an email as well, works once, and ends on ${moment.format(until)}.`,
  copy: 'Copy the link',
  copied: 'Copied',
  newPassword: 'New password',
  newPasswordOf: (email: string) => `Link for a new password of ${email}`,
  remove: 'Remove',
  removeOf: (email: string) => `Remove ${email}`,
  cancel: 'Cancel',
  open: 'Links that wait',
  until: (instant: Date) => `until ${moment.format(instant)}.`,
  withdraw: 'Take back',
  withdrawOf: (email: string) => `Take back the link for ${email}`,
  email: 'E-mail address',
  inviteHint: 'You get a link to hand on. Where a mail server is set, Dira sends it as well.',
  making: 'Making a link...',
}
