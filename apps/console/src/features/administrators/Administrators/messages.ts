const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** What Administrators says by itself. */
export const administratorsMessages = {
  heading: 'Administrators',
  intro: 'Each of them may do everything here, and sees what each has done.',
  invite: 'Invite an administrator',
  email: 'E-mail address',
  inviteHint: 'You get a link to hand on. Where a mail server is set, Dira sends it as well.',
  make: 'Make a link',
  making: 'Making a link...',
  list: 'Who may do everything',
  you: 'You',
  since: (instant: Date) => `Since ${day.format(instant)}.`,
  lastChange: (instant: Date) => `Last change on ${moment.format(instant)}.`,
  noChange: 'No change yet.',
  newPassword: 'New password',
  newPasswordOf: (email: string) => `Link for a new password of ${email}`,
  remove: 'Remove',
  removeOf: (email: string) => `Remove ${email}`,
  lastStays: 'The last administrator stays.',
  changes: 'What was changed',
  noChanges: 'Nothing has been changed yet.',
  changedAt: (instant: Date) => moment.format(instant),
  open: 'Links that wait',
  invitation: 'Invitation',
  password: 'New password',
  openText: (madeBy: string | undefined, until: Date) =>
    `${madeBy === undefined ? 'Asked for at the sign-in' : `Made by ${madeBy}`}, until ${moment.format(until)}.`,
  withdraw: 'Take back',
  withdrawOf: (email: string) => `Take back the link for ${email}`,
  removeTitle: 'Remove this administrator?',
  removeText: (email: string) =>
    `${email} is signed out and can change nothing any more, and links that ${email} made end. What was done stays.`,
  removeName: (email: string) => `Type the name: ${email}`,
  cancel: 'Cancel',
  loading: 'Reading who is an administrator',
  failed: 'Who is an administrator could not be read.',
  noServer:
    'Links are made by the site’s own server with the key for accounts, and there is none here. Whoever runs it makes an administrator with the command: pnpm make:admin.',
}
