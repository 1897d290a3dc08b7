const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** What Administrators says by itself. */
export const administratorsMessages = {
  heading: 'Administrators',
  intro: 'Each of them may do everything here, and sees what each has done.',
  inviteHeading: 'Invite an administrator',
  invite: 'Make a link',
  list: 'Who may do everything',
  you: 'You',
  since: (instant: Date) => `Since ${day.format(instant)}.`,
  lastChange: (instant: Date) => `Last change on ${moment.format(instant)}.`,
  noChange: 'No change yet.',
  lastStays: 'The last administrator stays.',
  changes: 'What was changed',
  noChanges: 'Nothing has been changed yet.',
  changedAt: (instant: Date) => moment.format(instant),
  invitation: 'Invitation',
  password: 'New password',
  madeBy: (administrator: string | undefined) =>
    administrator === undefined ? 'Asked for at the sign-in' : `Made by ${administrator}`,
  removeTitle: 'Remove this administrator?',
  removeText: (email: string) =>
    `${email} is signed out and can change nothing any more, and links that ${email} made end. What was done stays.`,
  removeName: (email: string) => `Type the name: ${email}`,
  loading: 'Reading who is an administrator',
  failed: 'Who is an administrator could not be read.',
  noServer:
    'Links are made by the site’s own server with the key for accounts, and there is none here. Whoever runs it makes an administrator with the command: pnpm make:admin.',
}
