import type { RequestState } from './requestView.ts'

/** What RequestStatus says by itself. */
export const requestStatusMessages = {
  eyebrow: 'Your application',
  reading: 'Reading your application…',
  notFoundTitle: 'Nothing is behind this link',
  notFoundText: 'Look whether all of the link was copied. Whoever has lost it can call us, with the reference.',
  failedTitle: 'No answer came',
  failedText: 'Nothing is lost. Look at the network, and try again.',
  retry: 'Try again',
  lead: {
    sent: { title: 'Waits for a look', text: 'A person reads it first. Nothing is in the guide yet.' },
    read: { title: 'Waits for a look', text: 'A person has opened it, and has not decided yet.' },
    asked: {
      title: 'We have one question',
      text: 'Answer it and your application moves on. Nothing is lost while you think.',
    },
    accepted: {
      title: 'Accepted',
      text: 'Your business is accepted for the guide. Ask us for the invoice, and name this reference.',
    },
    partly: {
      title: 'Accepted in part',
      text: 'Your business is accepted for the guide, without some of what you wrote.',
    },
    declined: { title: 'Declined', text: 'Your business does not go into the guide for now. You may apply again.' },
    withdrawn: { title: 'Withdrawn', text: 'You took it back. Nothing of it goes into the guide.' },
  } satisfies Record<RequestState, { title: string; text: string }>,
  reason: 'Why',
  photographs: 'Your photographs',
  photographsText: 'Only you and Dira see them until the listing is accepted.',
  photographNotSent: 'A photograph has not arrived. Send it again, or take it out.',
  asks: 'Dira asks',
  youAnswered: 'You answered',
  answer: 'Your answer',
  answerMissing: 'Write an answer.',
  answerKept: 'Kept on this device',
  sendAnswer: 'Send my answer',
  sending: 'Sending…',
  failed: 'It could not be sent. Please try again.',
  progress: 'How far it is',
  steps: {
    sent: 'Sent',
    read: 'Read by a person',
    asked: 'We asked you something',
    answered: 'You answered our question',
    decided: 'Decided',
  },
  answerUntil: (when: Date) => `Waits for your answer until ${UNTIL.format(when)}.`,
  withdrawTitle: 'Changed your mind?',
  withdrawText: 'Take the application back. You can apply again whenever you like.',
  withdraw: 'Withdraw',
  withdrawAsk: 'Take the application back? Then nothing is decided on it.',
  withdrawYes: 'Yes, withdraw it',
  withdrawNo: 'Leave it',
  again: 'Apply again with the same words',
  day: (when: Date) => DAY.format(when),
  clock: (when: Date) => CLOCK.format(when),
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const UNTIL = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })
const CLOCK = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' })
