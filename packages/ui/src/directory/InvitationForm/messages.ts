const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' })

/** What InvitationForm says by itself. */
export const invitationFormMessages = {
  reading: { title: 'One moment', text: 'Reading what this link is for.' },
  invitation: {
    title: 'You are invited',
    text: (email: string) => `Choose a password, and run this directory as ${email}.`,
    accept: 'Accept the invitation',
    accepting: 'Accepting the invitation...',
  },
  password: {
    title: 'A new password',
    text: (email: string) => `Choose a new password for ${email}. Every other session of this account ends.`,
    accept: 'Set the password',
    accepting: 'Setting the password...',
  },
  email: 'Email',
  newPassword: 'New password',
  rule: (least: number) => `At least ${least} characters. Three or four words are easy to remember.`,
  until: (instant: Date) => `This link works once, until ${day.format(instant)}.`,
  used: {
    title: 'This link was used',
    text: 'It works once. If that was you, log in. If not, tell another administrator at once.',
  },
  expired: { title: 'This link has expired', text: 'It held for seven days. Ask an administrator for a new one.' },
  withdrawn: {
    title: 'This link has ended',
    text: 'An administrator took it back, or made a newer one since. Use the newest, or ask for another.',
  },
  unknown: {
    title: 'This link opens nothing',
    text: 'A part of it may be missing. Copy the whole of it, or ask an administrator for a new one.',
  },
  claimed: {
    title: 'This link is being used',
    text: 'Somebody pressed its button a moment ago. Try again in a quarter of an hour.',
  },
  'no-server': {
    title: 'Nothing here can accept it',
    text: 'This address has no server that makes accounts. Whoever runs it makes an administrator with the command: pnpm make:admin.',
  },
  unreachable: { title: 'No answer', text: 'The server did not answer. The link is as it was.' },
  retry: 'Try again',
  login: 'Log in',
  needsScript: 'This page needs JavaScript. Switch it on for this site and load the page again.',
}
