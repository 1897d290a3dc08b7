import {
  INVITATION_PAGE,
  OWNER_INVITATION_PAGE,
  type InvitationPurpose,
  type LinkPurpose,
} from '../invitationAnswer.ts'
import type { OutboxSubject } from '../outboxAnswer.ts'
import { longDay } from './days.ts'
import { shortened, type Email, type EmailContext } from './email.ts'

export type Invitation = Extract<OutboxSubject, { kind: 'invitation' }>

/** The page that a link opens. What it holds is behind its `#`, so that no log and no other site learns it. */
export const invitationLink = (siteUrl: string, purpose: LinkPurpose, token: string) =>
  `${siteUrl}${purpose.startsWith('owner') ? OWNER_INVITATION_PAGE : INVITATION_PAGE}#${token}`

/** `who` made the link, empty where it was asked for; `name` is that of the business. */
const WORDS: Readonly<
  Record<
    InvitationPurpose,
    {
      readonly subject: (name: string) => string
      readonly heading: string
      readonly said: (who: string, name: string) => string
    }
  >
> = {
  invitation: {
    subject: () => 'Look after the guide with us',
    heading: 'You are invited',
    said: (who) => `${who} invites you to look after the guide as an administrator.`,
  },
  password: {
    subject: () => 'Your new password',
    heading: 'Choose a new password',
    said: (who) =>
      who === ''
        ? 'You asked for a new password for the administration. With this link you choose one.'
        : `${who} made this link, with which you choose a new password for the administration.`,
  },
  owner: {
    subject: (name) => `Look after the page of ${shortened(name)}`,
    heading: 'Your page is in the guide',
    said: (_who, name) =>
      `With this link you look after the page of ${name}: its words and photographs, its enquiries and its package.`,
  },
  'owner-password': {
    subject: () => 'Your new password',
    heading: 'Choose a new password',
    said: () => 'With this link you choose a new password for your pages in the guide.',
  },
}

/** A link by which somebody becomes an administrator or an owner, or chooses a new password. Without the token the email has no link: so administrators see it. */
export function invitationEmail(
  { purpose, name = '', madeBy = '', expiresAt }: Invitation,
  { siteUrl }: EmailContext,
  token?: string,
): Email {
  const words = WORDS[purpose]
  return {
    subject: words.subject(name),
    heading: words.heading,
    paragraphs: [words.said(madeBy, name)],
    facts: [],
    ...(token !== undefined && {
      action: { label: 'Choose a password', href: invitationLink(siteUrl, purpose, token) },
    }),
    after: [`The link works once and until ${longDay(expiresAt)}. It is only for you: please do not forward it.`],
    reason: 'If you did not expect this, do nothing: without a password nobody can sign in.',
  }
}
