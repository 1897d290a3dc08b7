const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** What MadeLinkNotice says by itself. */
export const madeLinkNoticeMessages = {
  made: (email: string) => `The link for ${email}`,
  madeHint: (until: Date) =>
    `It is shown only now, works once, and ends on ${moment.format(until)}. Send it where only they read it.`,
  sentHint: (until: Date) => `It goes out as an email as well, works once, and ends on ${moment.format(until)}.`,
  copy: 'Copy the link',
  copied: 'Copied',
}
