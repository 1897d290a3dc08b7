import type { OutboxSubject } from '../outboxAnswer.ts'
import { claimLinkLetter, claimNoticeLetter } from './claimLetters.ts'
import { emailChangeLetter, emailNoticeLetter } from './emailLetters.ts'
import { invitationLetter } from './invitationLetter.ts'
import type { Letter, LetterContext } from './letter.ts'
import { reminderLetter } from './reminderLetter.ts'

/** The words of a letter. The token is that of its link, which only the one who sends it has. */
export function letterOf(subject: OutboxSubject, context: LetterContext, token?: string): Letter {
  switch (subject.kind) {
    case 'reminder':
      return reminderLetter(subject, context)
    case 'invitation':
      return invitationLetter(subject, context, token)
    case 'claim-link':
      return claimLinkLetter(subject, context, token)
    case 'claim-notice':
      return claimNoticeLetter(subject, context)
    case 'email-change':
      return emailChangeLetter(subject, context, token)
    case 'email-notice':
      return emailNoticeLetter(subject, context)
  }
}
