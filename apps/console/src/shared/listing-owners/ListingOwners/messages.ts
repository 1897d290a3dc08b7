const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

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
  removeTitle: 'Remove this owner?',
  removeText: (email: string) =>
    `${email} can change nothing of this page any more. The account stays, and so does what it looks after otherwise.`,
  removeName: (email: string) => `Type the address: ${email}`,
  madeBy: (administrator: string | undefined) => (administrator === undefined ? 'Made' : `Made by ${administrator}`),
  invite: 'Invite the owner',
  loading: 'Reading who looks after this page',
  failed: 'Who looks after this page could not be read.',
  noServer: 'Links are made by the site’s own server with the key for accounts, and there is none here.',
}
