import type { OutboxSubject } from '../outboxAnswer.ts'
import { addDays, formatRand, GRACE_DAYS, periodOf, renewalOf, yearlyPrice } from '@dira/directory-core'
import { tiers } from '../site/names.ts'
import { ownerRenewPath } from '../site/ownerPaths.ts'
import { longDay } from './days.ts'
import { shortened, type Email, type EmailContext } from './email.ts'

export type Reminder = Extract<OutboxSubject, { kind: 'reminder' }>

/** Reminds a business of the end of its package. */
export function reminderEmail(
  { name, slug, tier, paidUntil, renewsFrom, isOwned }: Reminder,
  { siteUrl, today }: EmailContext,
): Email {
  const tierName = tiers[tier]
  const { kind, days } = renewalOf(paidUntil, today)
  const isOver = kind === 'grace' || kind === 'late'
  const { firstDay, lastDay } = periodOf(renewsFrom, today)
  const graceEnds = longDay(addDays(paidUntil, GRACE_DAYS))
  return {
    subject: `${shortened(name)} ${isOver ? 'ended' : 'ends'} ${when(days, isOver)}`,
    heading: isOver ? 'Your package has ended' : left(days),
    paragraphs: [
      `${tierName} for ${name} ${isOver ? 'ended' : 'ends'} on ${longDay(paidUntil)}.`,
      isOver
        ? `Until ${graceEnds} the page stays as it is. Renew before then and not one word on it changes.`
        : 'Renew before then and not one word on the page changes.',
    ],
    facts: [
      ['One year more', formatRand(yearlyPrice(tier))],
      ['From', longDay(firstDay)],
      ['To', longDay(lastDay)],
    ],
    action: isOwned
      ? { label: 'Renew', href: siteUrl + ownerRenewPath(slug) }
      : { label: 'See your page', href: `${siteUrl}/listings/${slug}` },
    after: [
      `${isOwned ? 'The account to pay to is on that page, which asks you to sign in.' : 'To renew, answer this email and ask for an invoice.'} Bank details never stand in an email like this. If one gives you some, call us.`,
      `If you do nothing, the page goes on as ${tiers.classified} after ${graceEnds}. Nothing is deleted, and all of it comes back when you renew.`,
    ],
    reason: `You get this 30, 7 and 1 days before the end and on the day, because ${name} is in the guide.`,
  }
}

const NUMBERS = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

function left(days: number): string {
  if (days === 0) return 'The last day'
  return days === 1 ? 'One day left' : `${NUMBERS[days] ?? days} days left`
}

function when(days: number, isOver: boolean): string {
  if (days === 0) return 'today'
  if (days === 1) return isOver ? 'yesterday' : 'tomorrow'
  return isOver ? `${days} days ago` : `in ${days} days`
}
