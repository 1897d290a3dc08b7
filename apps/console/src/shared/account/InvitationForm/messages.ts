const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' })

const reading = { title: 'One moment', text: 'Reading what this link is for.' }
const claimed = {
  title: 'This link is being used',
  text: 'Somebody pressed its button a moment ago. Try again in a quarter of an hour.',
}
const unreachable = { title: 'No answer', text: 'The server did not answer. The link is as it was.' }

/** What InvitationForm says by itself. */
export const invitationFormMessages = {
  reading,
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
  owner: {
    title: 'Look after your page',
    text: (email: string, name: string) =>
      `Choose a password, and look after ${name} as ${email}. An account that you have already gets this password.`,
    accept: 'Look after this page',
    accepting: 'One moment...',
  },
  'owner-password': {
    title: 'A new password',
    text: (email: string) => `Choose a new password for ${email}. Every other session of this account ends.`,
    accept: 'Set the password',
    accepting: 'Setting the password...',
  },
  'owner-email': {
    title: 'Your new address',
    text: (email: string) => `Press the button, and from then on you sign in with ${email}. The password stays.`,
    accept: 'Use this address',
    accepting: 'One moment...',
  },
  yourPage: 'your page',
  keeps: (email: string, name: string) => `Look after ${name} as ${email}. The account keeps its password.`,
  email: 'Email',
  newPassword: 'New password',
  rule: (least: number) => `At least ${String(least)} characters. Three or four words are easy to remember.`,
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
  claimed,
  'no-server': {
    title: 'Nothing here can accept it',
    text: 'This address has no server that makes accounts. Whoever runs it makes an administrator with the command: pnpm make:admin.',
  },
  unreachable,
  /** The same to owners, who ask whoever runs the guide. */
  ofOwners: {
    reading,
    used: {
      title: 'This link was used',
      text: 'It works once. If that was you, sign in. If not, write to whoever runs this guide at once.',
    },
    expired: {
      title: 'This link has expired',
      text: 'Its time is over. Ask whoever runs this guide for a new one, or claim the page once more.',
    },
    withdrawn: {
      title: 'This link has ended',
      text: 'A newer one was made since, or it was taken back. Use the newest, or ask whoever runs this guide for another.',
    },
    unknown: {
      title: 'This link opens nothing',
      text: 'A part of it may be missing. Copy the whole of it, or ask whoever runs this guide for a new one.',
    },
    claimed,
    'no-server': {
      title: 'Nothing here can accept it',
      text: 'This address has no server that makes accounts. Write to whoever runs this guide.',
    },
    unreachable,
  },
  retry: 'Try again',
  login: 'Log in',
  signIn: 'Sign in',
  needsScript: 'This page needs JavaScript. Switch it on for this site and load the page again.',
}
