import { englishCount } from '@dira/ui'

const full = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' })
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })
const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short' })
const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const oldDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })

const startOf = (instant: Date) => new Date(instant).setHours(0, 0, 0, 0)

/** What Inbox says by itself. */
export const inboxMessages = {
  heading: 'Inbox',
  kinds: 'Messages or enquiries',
  all: 'All',
  messages: 'Messages',
  enquiries: 'Enquiries',
  statuses: 'What became of them',
  open: 'Open',
  answered: 'Answered',
  archived: 'Archived',
  spam: 'Spam',
  search: 'Name, address, words',
  whose: 'Whose',
  anybodys: 'Anybody’s',
  mine: 'Mine',
  nobodys: 'Nobody’s',
  'mine-or-nobodys': 'Mine or nobody’s',
  list: 'Messages',
  pick: (name: string) => `Pick the message from ${name}`,
  pickedMessages: 'Picked messages',
  picked: (count: number) => `${englishCount(count)} picked`,
  unpick: 'Give up the selection',
  assignPicked: 'Assign',
  message: 'Message to the guide',
  enquiry: 'Enquiry to a business',
  unread: 'Unread',
  you: 'You',
  noSubject: 'No subject',
  sentAt: (instant: Date) => full.format(instant),
  rowTime: (instant: Date, now: Date) => {
    const days = Math.round((startOf(now) - startOf(instant)) / 86_400_000)
    if (days <= 0) return clock.format(instant)
    if (days === 1) return 'Yesterday'
    if (days < 7) return weekday.format(instant)
    return instant.getFullYear() === now.getFullYear() ? shortDay.format(instant) : oldDay.format(instant)
  },
  empty: {
    open: 'Nothing is open.',
    answered: 'Nothing has been answered yet.',
    archived: 'Nothing is archived.',
    spam: 'No spam.',
  },
  nothingFound: 'No message has all of these.',
  showAll: 'Show all that are open',
  showAnswered: 'Show what was answered',
  total: (count: number, status: string) => `All ${englishCount(count)} that are ${status.toLowerCase()}.`,
  more: 'Show older ones',
  loading: 'Reading the inbox',
  failed: 'The inbox could not be read.',
  choose: 'Choose a message to read it here.',
  gone: 'This message is no longer there.',
  back: 'All messages',
  assignee: 'Who answers',
  nobody: 'Nobody yet',
  me: (name: string) => `${name} (you)`,
  reply: 'Reply',
  replyBy: 'Reply by',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  opensWhatsapp: (phone: string) => `Opens WhatsApp with this text for ${phone}. Dira sends nothing by itself.`,
  opensEmail: 'Opens your e-mail program with this text. Dira sends nothing by itself.',
  openWhatsapp: 'Open WhatsApp',
  openEmail: 'Open e-mail',
  /** As `aria-keyshortcuts` has it. */
  sendKeys: 'Control+Enter Meta+Enter',
  subject: (about: string) => (about === '' ? 'Your message' : `Re: ${about}`),
  wrote: (name: string, instant: Date) => `${name}, ${day.format(instant)}:`,
  file: { open: 'Open again', answered: 'Mark as answered', archived: 'Archive', spam: 'Spam' },
  notes: 'Notes, for administrators only',
  addNote: 'Add a note',
  note: 'Note',
  noteMissing: 'Write the note.',
  keepNote: 'Keep the note',
  cancel: 'Cancel',
  formerAdministrator: 'A former administrator',
  noteTime: (instant: Date) => `${shortDay.format(instant)}, ${clock.format(instant)}`,
  keptOpen: (unanswered: Date, answeredToday: Date) =>
    `Deleted with its notes on ${day.format(unanswered)} if nobody answers, and on ${day.format(answeredToday)} if it is answered today, as the privacy page says.`,
  keptAnswered: (deletedOn: Date) =>
    `Answered. It is deleted with its notes on ${day.format(deletedOn)}, as the privacy page says.`,
  exportPerson: 'Export this person',
  erase: 'Delete now',
  eraseTitle: 'Delete everything from this person?',
  eraseText: (email: string) =>
    `Every message, enquiry and request from ${email} goes, with its notes, and so does an owner’s account with that address. It cannot be undone.`,
  eraseName: (name: string) => `Type the name: ${name}`,
}
