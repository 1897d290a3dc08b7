import type { OutboxSubject } from '../outboxAnswer.ts'
import { OWNER_PATHS } from '../site/ownerPaths.ts'
import { longDay } from './days.ts'
import { invitationLink } from './invitationEmail.ts'
import type { Email, EmailContext } from './email.ts'

export type EmailChange = Extract<OutboxSubject, { kind: 'email-change' }>
export type EmailNotice = Extract<OutboxSubject, { kind: 'email-notice' }>

/** To the address that an account is to have. Without the token the email has no link: so it is shown until somebody asks for it. */
export function emailChangeEmail({ expiresAt }: EmailChange, { siteUrl }: EmailContext, token?: string): Email {
  return {
    subject: 'Your new address for the guide',
    heading: 'Is this your new address?',
    paragraphs: [
      'Somebody who looks after pages in the guide wants to sign in with this address from now on.',
      'If that was you, press the button on the page that the link opens. Until then nothing changes.',
    ],
    facts: [],
    ...(token !== undefined && {
      action: { label: 'Use this address', href: invitationLink(siteUrl, 'owner-email', token) },
    }),
    after: [`The link works once and until ${longDay(expiresAt)}. It is only for you: please do not forward it.`],
    reason: 'If you did not expect this, do nothing: the address is then used for nothing.',
  }
}

/** To the address that an account has, or had: another was asked for, or took its place. */
export function emailNoticeEmail({ address, isDone, at }: EmailNotice, { siteUrl }: EmailContext): Email {
  const action = { label: 'Your account', href: `${siteUrl}${OWNER_PATHS.account}` }
  if (isDone) {
    return {
      subject: 'Your account has another address',
      heading: 'Your address has changed',
      paragraphs: [
        `Since ${longDay(at)} you sign in with ${address}. The password and your pages are as they were, and emails go to that address.`,
      ],
      facts: [],
      action,
      after: ['If that was not you, answer this email at once.'],
      reason: 'You get this because this address was that of an account of the guide.',
    }
  }
  return {
    subject: 'Another address for your account',
    heading: 'Another address was asked for',
    paragraphs: [
      `On ${longDay(at)} somebody who is signed in to your account, and knows its password, asked that its address become ${address}.`,
      'Nothing has changed yet. If that was you, go on with the email that we send there.',
    ],
    facts: [],
    action,
    after: ['If that was not you, choose a new password at once: what was asked for then ends.'],
    reason: 'You get this because this address is that of an account of the guide.',
  }
}
