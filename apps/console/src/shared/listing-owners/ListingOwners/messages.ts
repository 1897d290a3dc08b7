const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** What ListingOwners says by itself. */
export const listingOwnersMessages = {
  heading: 'Owners',
  intro: 'Who looks after this page. What is done here is written at once and stands in History.',
  list: 'Who looks after this page',
  nobody: 'Nobody looks after this page yet.',
  since: (instant: Date) => `Since ${day.format(instant)},`,
  by: (administrator: string | undefined) =>
    administrator === undefined ? 'by a contact of the listing.' : `by ${administrator}.`,
  request: (reference: string) => `Request ${reference}`,
  live: 'Goes live at once',
  liveHint: 'Everything else waits for a look.',
  liveOf: (email: string) => `Goes live at once: ${email}`,
  newPassword: 'New password',
  newPasswordOf: (email: string) => `Link for a new password of ${email}`,
  remove: 'Remove',
  removeOf: (email: string) => `Remove ${email}`,
  removeTitle: 'Remove this owner?',
  removeText: (email: string) =>
    `${email} can change nothing of this page any more. The account stays, and so does what it looks after otherwise.`,
  removeName: (email: string) => `Type the address: ${email}`,
  cancel: 'Cancel',
  open: 'Links that wait',
  openText: (madeBy: string | undefined, until: Date) =>
    `${madeBy === undefined ? 'Made' : `Made by ${madeBy}`}, until ${moment.format(until)}.`,
  withdraw: 'Take back',
  withdrawOf: (email: string) => `Take back the link for ${email}`,
  email: 'E-mail address',
  inviteHint: 'You get a link to hand on. Where a mail server is set, Dira sends it as well.',
  invite: 'Invite the owner',
  inviting: 'Making a link...',
  loading: 'Reading who looks after this page',
  failed: 'Who looks after this page could not be read.',
  noServer: 'Links are made by the site’s own server with the key for accounts, and there is none here.',
}
