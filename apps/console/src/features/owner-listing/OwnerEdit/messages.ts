import { englishCount } from '@dira/ui'

/** What OwnerEdit and its fields say by themselves. */
export const ownerEditMessages = {
  back: 'My listings',
  heading: (name: string) => `Edit ${name}`,
  live: 'Live now',
  liveText: 'Shows on the page when you save.',
  waits: 'Waits for a look',
  waitsText: 'A person at Dira reads it first. The old text stays on the page until then.',
  onThePage: 'On the page now',
  was: 'Was',
  nothing: 'Nothing',
  takeBack: 'Take back',
  takeBackOf: (field: string) => `Take back ${field}`,
  putBack: 'Put back',
  putBackOf: (field: string) => `Put back ${field}`,
  loading: 'The listing is being read.',
  failed: 'The listing could not be read.',
  gone: 'You look after no listing with this address.',
  bar: 'Save',
  /** How many fields change at once and how many wait. */
  counts: (live: number, waiting: number) => {
    if (live === 0 && waiting === 0) return 'Nothing is changed'
    const goes = live > 0 && `${englishCount(live)} ${live === 1 ? 'goes' : 'go'} live`
    const waits = waiting > 0 && `${englishCount(waiting)} ${waiting === 1 ? 'waits' : 'wait'}`
    return [goes, waits].filter(Boolean).join(', ')
  },
  /** Which ones. */
  named: (live: readonly string[], waiting: readonly string[]) =>
    [live.length > 0 && `${sentence(live)} now.`, waiting.length > 0 && `${sentence(waiting)} after a look.`]
      .filter(Boolean)
      .join(' '),
  discard: 'Discard',
  save: 'Save',
  saving: 'Saving…',
  kept: (when: Date) => `Kept on this device at ${CLOCK.format(when)}, also without a network`,
  notSaved: 'This browser keeps nothing. Save before you close the page.',
  toMend: (count: number) => `${englishCount(count)} ${count === 1 ? 'field is' : 'fields are'} to mend`,
  toChoose: (count: number) => `Choose in ${englishCount(count)} ${count === 1 ? 'field' : 'fields'} first`,
}

const CLOCK = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })
const LIST = new Intl.ListFormat('en-GB')

/** "Business name and address": field names as a sentence begins. */
function sentence(names: readonly string[]): string {
  const text = LIST.format(names.map((name) => name.toLowerCase()))
  return text.charAt(0).toUpperCase() + text.slice(1)
}
