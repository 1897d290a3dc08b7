import { englishCount } from '@dira/ui'

/** What ConflictChoice says by itself. */
export const conflictChoiceMessages = {
  place: (at: number, of: number) => `To choose, ${englishCount(at)} of ${englishCount(of)}`,
  chosen: 'Chosen',
  mine: 'Yours',
  notSaved: 'not saved',
  saved: (at: Date) => `saved ${new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(at)}`,
  take: 'Take this one',
  takeOf: (whose: string, field: string) => `Take this one: ${whose}, ${field}`,
  kept: 'This one is kept',
  before: 'Before both:',
  empty: 'Empty',
  again: 'Choose again',
  both: 'Write it from both',
}
