import type { OutboxSubject } from '../outboxAnswer.ts'
import { claimLinkEmail, claimNoticeEmail } from './claimEmails.ts'
import { emailChangeEmail, emailNoticeEmail } from './addressEmails.ts'
import { invitationEmail } from './invitationEmail.ts'
import type { Email, EmailContext } from './email.ts'
import { reminderEmail } from './reminderEmail.ts'

/** The words of an email. The token is that of its link, which only the one who sends it has. */
export function emailOf(subject: OutboxSubject, context: EmailContext, token?: string): Email {
  switch (subject.kind) {
    case 'reminder':
      return reminderEmail(subject, context)
    case 'invitation':
      return invitationEmail(subject, context, token)
    case 'claim-link':
      return claimLinkEmail(subject, context, token)
    case 'claim-notice':
      return claimNoticeEmail(subject, context)
    case 'email-change':
      return emailChangeEmail(subject, context, token)
    case 'email-notice':
      return emailNoticeEmail(subject, context)
  }
}
