import type { ClaimStanding, ClaimWay } from './claimView.ts'

const CLOCK = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })
const isSameDay = (at: Date, now: number) => at.toDateString() === new Date(now).toDateString()
const when = (at: Date, now: number) => (isSameDay(at, now) ? `at ${CLOCK.format(at)}` : `on ${DAY.format(at)}`)
const from = (at: Date, now: number) => (isSameDay(at, now) ? CLOCK.format(at) : DAY.format(at))
const NUMBERS = ['No', 'One', 'Two', 'Three']
const tries = (left: number) => (left === 1 ? 'One try is left.' : `${NUMBERS[left] ?? String(left)} tries are left.`)

/** What ClaimProof says by itself. */
export const claimProofMessages = {
  title: 'Is this your business?',
  lead: 'It is proved through a contact that the guide has already, where it has one. Whoever answers there becomes the owner.',
  reach: 'How shall we reach it?',
  reading: 'Looking for a contact…',
  failed: 'The contacts could not be read.',
  retry: 'Try again',
  ways: {
    email: {
      label: 'E-mail with a link',
      note: 'Whoever reads it there sets the password. The link works once, for a day.',
      ask: 'Write to the business',
    },
    call: { label: 'We call with a code', note: 'A person rings it and reads the code out.', ask: 'Ask for the code' },
    whatsapp: {
      label: 'A code on WhatsApp',
      note: 'From a person at Dira.',
      ask: 'Ask for the code',
    },
  } satisfies Record<ClaimWay, { label: string; note: string; ask: string }>,
  fixed: 'You cannot add an address or a number here. That keeps a stranger from taking your page.',
  noContacts: 'No e-mail address and no number of this business stand in the guide. A person decides on what you send.',
  name: 'Your name',
  nameHint: 'So that we know whom to ask for.',
  askAgain: { email: 'Write once more', call: 'Ask for a new code', whatsapp: 'Ask for a new code' } satisfies Record<
    ClaimWay,
    string
  >,
  againFrom: (at: Date, now: number) => `You can ask again from ${from(at, now)}. Three times a day.`,
  sending: 'Sending…',
  /** While the device computes a proof, because many requests come from its network. Read aloud. */
  moment: 'One moment…',
  askedAt: (at: Date, now: number) => `Asked for ${when(at, now)}.`,
  standings: {
    written: {
      title: 'An email to the business is on its way.',
      text: 'The link in the email works once, for a day. Whoever reads it there chooses a password; this page gets no right by it.',
    },
    code: { title: 'The code is on its way.', text: 'It counts for 24 hours and for this listing only.' },
    over: { title: 'This code no longer counts. Ask for a new one.', text: '' },
    evidence: {
      title: 'Your proof waits for a look.',
      text: 'A person decides. Until then the page stays as it is.',
    },
    rival: {
      title: 'Somebody else claims this page as well.',
      text: 'Both claims wait for a person at Dira. No code is given to either, and the page stays as it is.',
    },
    taken: {
      title: 'Somebody looks after this page. An email tells them.',
      text: 'If it is yours now, send proof: a person decides. The page stays as it is.',
    },
    proved: { title: 'That is right. The page is yours to look after.', text: 'One step more: your account.' },
    mailed: {
      title: 'An email to that address is on its way.',
      text: 'Open the link in the email within a day. From then on you look after the page.',
    },
    done: { title: 'This page is looked after by who claimed it.', text: 'The claim is settled.' },
    declined: { title: 'The claim was declined.', text: 'The page stays as it is.' },
    withdrawn: { title: 'The claim was taken back.', text: 'The page stays as it is.' },
  } satisfies Record<ClaimStanding, { title: string; text: string }>,
  overLink: 'This link no longer counts. Ask for a new one.',
  reason: 'The reason',
  reference: 'Reference',
  follow: 'See how far it is',
  again: 'Claim it anew',
  typeCode: 'Type the code',
  codeHint: 'Six figures, as read out or written to you.',
  tries: (left: number) => `${tries(left)} Dira never asks you for this code by phone.`,
  missing: {
    name: 'Write your name.',
    evidence: 'Write what shows that it is yours.',
    email: 'Write the address that we answer to.',
    account: 'Write your e-mail address.',
  },
  wrongCode: (left: number) => `That is not the code. ${tries(left)}`,
  wrongEmail: 'Please enter a valid email address',
  shortCode: 'The code has six figures.',
  confirm: 'Confirm',
  account: 'Your account',
  accountEmail: 'Your email',
  accountHint: 'You sign in with it, and choose a password next.',
  makeAccount: 'Choose a password',
  signIn: 'Sign in',
  none: 'None of these reach you?',
  noneText: 'Write what shows that the business is yours. A person decides. Until then the page stays as it is.',
  sendProof: 'Send proof',
  sendInstead: 'Send proof instead',
  evidence: 'What shows that it is yours',
  evidenceHint:
    'The number of a licence or a lease, or who can confirm it. Only Dira reads it, and deletes it 90 days after the decision.',
  evidenceEmail: 'Your email',
  evidenceEmailHint: 'Where you hear what was decided.',
  sendEvidence: 'Send the proof',
  sentEvidence: 'Your proof was sent.',
}
