import { englishCount } from '@dira/ui'

const today = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })
const week = new Intl.DateTimeFormat('en-GB', { weekday: 'long', hour: '2-digit', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })

/** What WaitingList says by itself. */
export const waitingListMessages = {
  heading: 'Waiting for an answer',
  total: (count: number) => `${englishCount(count)} in all`,
  message: (count: number) => (count === 1 ? 'new message' : 'new messages'),
  enquiry: (count: number) => (count === 1 ? 'enquiry' : 'enquiries'),
  request: (count: number) => (count === 1 ? 'request to decide' : 'requests to decide'),
  email: (count: number) => (count === 1 ? 'email to send' : 'emails to send'),
  oldest: (instant: Date, now: Date) => {
    const hours = (now.getTime() - instant.getTime()) / 3_600_000
    const format = hours < 24 && instant.getDate() === now.getDate() ? today : hours < 6 * 24 ? week : day
    return `Oldest: ${format.format(instant)}`
  },
  nothing: 'Nothing waits for you.',
  nothingNote: 'New messages, enquiries and requests stand here as they come.',
  loading: 'Counting what waits',
  failed: 'What waits could not be counted.',
}
