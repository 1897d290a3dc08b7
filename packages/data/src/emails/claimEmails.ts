import type { OutboxSubject } from '../outboxAnswer.ts'
import { paths } from '../site/paths.ts'
import { longDay } from './days.ts'
import { invitationLink } from './invitationEmail.ts'
import type { Email, EmailContext } from './email.ts'

export type ClaimLink = Extract<OutboxSubject, { kind: 'claim-link' }>
export type ClaimNotice = Extract<OutboxSubject, { kind: 'claim-notice' }>

/** To the listed mailbox: whoever reads it there may look after the page. Without the token the email has no link: so it is shown until somebody asks for it. */
export function claimLinkEmail(
  { name, slug, claimant, expiresAt }: ClaimLink,
  { siteUrl }: EmailContext,
  token?: string,
): Email {
  return {
    subject: `Look after the page of ${name}`,
    heading: 'Is this your business?',
    paragraphs: [
      `${claimant || 'Somebody'} asked to look after the page of ${name} in the guide. The guide has this address for it, so you decide.`,
      'If the business is yours, press the button and choose a password. From then on you change the page, its hours and its photographs.',
    ],
    facts: [['The page', `${siteUrl}${paths.listing(slug)}`]],
    ...(token !== undefined && {
      action: { label: 'Choose a password', href: invitationLink(siteUrl, 'owner', token) },
    }),
    after: [
      `The link works once and until ${longDay(expiresAt)}. Whoever opens it looks after the page: please do not forward it.`,
    ],
    reason: `You get this because the guide has your address for ${name}. If you did not expect it, do nothing: the page stays as it is.`,
  }
}

/** To who looks after a page: somebody else says that it is theirs. */
export function claimNoticeEmail(
  { name, slug, claimant, reference, askedAt }: ClaimNotice,
  { siteUrl }: EmailContext,
): Email {
  return {
    subject: `Somebody else claims ${name}`,
    heading: 'Somebody else claims your page',
    paragraphs: [
      `On ${longDay(askedAt)} ${claimant || 'somebody'} said that ${name} is theirs. You look after it, so nothing has changed and no code was given.`,
      'If you have sold the business or share it, tell us. If you do not know them, there is nothing to do.',
    ],
    facts: [['Reference', reference]],
    action: { label: 'See your page', href: `${siteUrl}${paths.listing(slug)}` },
    after: ['To tell us something, answer this email and name the reference.'],
    reason: `You get this because you look after ${name} in the guide, at most once a day.`,
  }
}
