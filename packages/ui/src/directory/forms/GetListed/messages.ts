import { englishCount } from '../../../messages/count.ts'

/** What GetListed and its parts say by themselves. */
export const getListedMessages = {
  eyebrow: 'Get listed',
  back: 'Back',
  next: 'Continue',
  check: 'Check it',
  send: 'Send the application',
  sending: 'Sending…',
  /** While the device computes a proof, because many applications come from its network. Read aloud. */
  moment: 'One moment…',
  /** Above the fields, when a step cannot be left yet. */
  toMend: (count: number) => `${count === 1 ? 'One thing is' : `${englishCount(count)} things are`} to mend:`,
  alreadyTitle: 'Already in the guide?',
  alreadyText:
    'Your page may have been here before you. Find it by its name and choose ‘Claim this page’ there, in place of a second one.',
  alreadyLabel: 'Name of your business',
  alreadyFind: 'Find my page',
  restored: (when: Date) => `What you wrote on ${DAY.format(when)} is still here.`,
  again: 'Begin anew',
  againText: 'What is written here goes, and cannot be had back.',
  againCancel: 'Keep it',
  kept: (when: Date) => `Kept on this device at ${CLOCK.format(when)}`,
  notSaved: 'This browser keeps nothing. Send before you close the page.',
  waits: 'Waits for a network. It will be sent once.',
  sendNow: 'Send now',
  takeBack: 'Take back',
  change: (part: string) => `Change ${part}`,
  changeWord: 'Change',
  missing: 'Not given',
  purpose: 'We use this to answer you, and to make the listing.',
  privacy: 'What is stored, and how long',
  sentTitle: 'Your application is with us',
  sentText: 'A person reads it first. Until it is accepted nothing is in the guide, and nothing is to pay.',
  toStatus: 'Open its page',
  another: 'Apply for another business',
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })
const CLOCK = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })
