import { englishCount } from '@dira/ui'
import type { AccountEvent, ChangeCounts, OperationKind } from '@dira/data'
import type { HistoryEvent, HistoryOperation, OperationName, Part } from './historyOperation.ts'

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long' })
const plainDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })
const full = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' })
const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })
const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })

const startOf = (instant: Date) => new Date(instant).setHours(0, 0, 0, 0)
const of = (count: number, one: string, many: string) => `${englishCount(count)} ${count === 1 ? one : many}`

const DONE: Readonly<Record<Exclude<OperationKind, 'payment' | 'account'>, string>> = {
  add: 'added',
  edit: 'edited',
  remove: 'removed',
  bulk: 'changed together',
  import: 'imported',
  undo: 'put back',
  retention: 'deleted',
  request: 'changed as somebody asked',
  'owner-edit': 'edited by its owner',
  'owner-check': 'checked by its owner',
  claim: 'claimed',
}

const EVENTS: Readonly<
  Record<AccountEvent['what'], (of: { who: string; page: string; by: string | undefined }) => string>
> = {
  'administrator-added': ({ who, by }) =>
    `${who} is an administrator now${by === undefined ? '' : `, invited by ${by}`}`,
  'administrator-removed': ({ who }) => `${who} is no administrator now`,
  'administrator-changed': ({ who }) => `${who} is the address of an administrator now`,
  'administrator-invited': ({ who }) => `${who} was invited as an administrator`,
  'administrator-accepted': ({ who, by }) => `${who} accepted the invitation${by === undefined ? '' : ` of ${by}`}`,
  'administrator-uninvited': ({ who }) => `The invitation of ${who} ended unused`,
  'owner-added': ({ who, page, by }) => `${who} looks after ${page} now${by === undefined ? '' : `, invited by ${by}`}`,
  'owner-removed': ({ who, page }) => `${who} looks after ${page} no longer`,
  'owner-changed': ({ who, page }) => `What ${who} changes at once of ${page} was changed`,
  'owner-invited': ({ who, page }) => `${who} was invited to look after ${page}`,
  'owner-accepted': ({ who, page }) => `${who} accepted to look after ${page}`,
  'owner-uninvited': ({ who, page }) => `The invitation of ${who} to look after ${page} ended unused`,
  'password-link': ({ who }) => `A link for a new password was made for ${who}`,
  'password-asked': ({ who }) => `${who} asked for a link for a new password`,
  'password-chosen': ({ who }) => `${who} chose a new password by a link`,
  'password-link-ended': ({ who }) => `The link for a new password of ${who} ended unused`,
  'password-changed': ({ who }) => `${who} changed the password`,
  'address-asked': ({ who }) => `An account asked for the address ${who}`,
  'address-changed': ({ who }) => `An account has the address ${who} now`,
  'address-ended': ({ who }) => `The link for the address ${who} ended unused`,
  'person-erased': () => 'Everything that was kept of a person was deleted on request',
  'address-link-seen': ({ who }) => `The link for the address ${who} was read in the outbox`,
}

const eventOf = ({ what, email = 'Somebody', listing = 'a listing', by }: HistoryEvent): string =>
  EVENTS[what]({ who: email, page: listing, by })

/** What happened to accounts: the first event, with who made the link that led to it. */
function accountTitle(events: readonly HistoryEvent[]): string {
  const [first] = events
  return first ? eventOf({ ...first, by: events.find(({ by }) => by !== undefined)?.by }) : 'An account was changed'
}

function title(
  { kind, about, events = [], label, file, status, isReversal, rows }: OperationName,
  undid?: OperationName,
): string {
  if (undid) return undid.kind === 'undo' ? 'Undo of an undo' : `Undo of “${title(undid)}”`
  if (kind === 'payment') return `${label ?? 'A listing'} has a payment ${isReversal ? 'taken back' : 'recorded'}`
  if (about === 'accounts') return accountTitle(events)
  if (about === 'other') return 'Something else was changed'
  if (kind === 'claim') return 'A claim was tried or proved'
  if (about === 'requests' && kind !== 'retention' && kind !== 'remove') return 'Request answered or decided'
  if (about === 'messages' || about === 'requests') {
    if (kind === 'retention') return 'Messages deleted as the privacy page says'
    return kind === 'remove'
      ? 'Messages deleted on request'
      : `${rows === 1 ? 'Message' : 'Messages'} answered or filed`
  }
  if (kind === 'import') return `Import ${file ?? 'of listings'}`
  if (kind === 'bulk' && status)
    return `${of(rows, 'listing', 'listings')} ${status === 'draft' ? 'made drafts' : status}`
  return `${rows === 1 && label ? label : of(rows, 'listing', 'listings')} ${kind === 'account' ? DONE.edit : DONE[kind]}`
}

const parts = (
  { changed, archived, restored }: Omit<ChangeCounts, 'leftAlone'>,
  words: { change: string; archive: string; restore: string },
) =>
  [
    changed > 0 && `${words.change} ${of(changed, 'change', 'changes')}`,
    archived > 0 && `${words.archive} ${of(archived, 'new listing', 'new listings')}`,
    restored > 0 && `${words.restore} ${of(restored, 'listing', 'listings')}`,
  ]
    .filter(Boolean)
    .join(', ')
    .trim()

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What ChangeHistory says by itself. */
export const changeHistoryMessages = {
  heading: 'History',
  views: 'Which changes',
  everything: 'Everything',
  oneListing: 'One listing',
  undone: 'Undone',
  of: (name: string) => `Only ${name}`,
  who: 'Who',
  anybody: 'Anybody',
  what: 'What',
  anything: 'Anything',
  kinds: {
    edit: 'Edits',
    add: 'Additions',
    remove: 'Removals',
    bulk: 'Bulk changes',
    import: 'Imports',
    undo: 'Undos',
    retention: 'Retention',
    payment: 'Payments',
    request: 'Requests',
    'owner-edit': 'Edits by owners',
    'owner-check': 'Checks by owners',
    claim: 'Claims',
    account: 'Accounts',
  } satisfies Record<OperationKind, string>,
  title,
  event: eventOf,
  alsoHappened: 'With it',
  nobody: 'The server, or a command',
  hasLeft: 'An account that is gone',
  day: (instant: Date, now: Date) => {
    const days = Math.round((startOf(now) - startOf(instant)) / 86_400_000)
    if (days <= 0) return `Today, ${plainDay.format(instant)}`
    if (days === 1) return 'Yesterday'
    const year = instant.getFullYear() === now.getFullYear() ? '' : ` ${String(instant.getFullYear())}`
    return `${weekday.format(instant)}, ${plainDay.format(instant)}${year}`
  },
  time: (instant: Date) => clock.format(instant),
  fields: (count: number) => of(count, 'field', 'fields'),
  listings: (count: number) => of(count, 'listing', 'listings'),
  messages: (count: number) => of(count, 'message', 'messages'),
  requests: (count: number) => of(count, 'request', 'requests'),
  isUndone: 'Undone',
  undoneInPart: ({ done, of: all }: Part) => `${englishCount(done)} of ${englishCount(all)} undone`,
  isUnfinished: 'Not finished',
  progress: ({ done, of: all, state }: NonNullable<HistoryOperation['progress']>) =>
    `${englishCount(done)} of ${englishCount(all)}, ${{ working: 'under way', stopped: 'stopped', failed: 'failed' }[state]}`,
  working: { itself: 'Under way', undo: 'Being undone' },
  workingOf: ({ done, of: all }: Part) => `${englishCount(done)} of ${englishCount(all)}`,
  workingNote: 'Close this tab if you like: it goes on. What somebody changes meanwhile stays.',
  percent: (percent: number) => `${String(percent)} % done`,
  stop: 'Stop',
  isStopped: 'It was stopped. What is done stands.',
  isFailed: 'It could not go on. What is done stands.',
  goOn: 'Go on',
  isApplied: 'Applied',
  when: (began: Date, ended: Date) =>
    ended.getTime() - began.getTime() < 60_000 ? full.format(began) : `${full.format(began)} to ${clock.format(ended)}`,
  undoableUntil: (until: Date) => `Can be undone until ${plainDay.format(until)}.`,
  wasUndoableUntil: (until: Date) => `Could be undone until ${plainDay.format(until)}.`,
  notUndone: 'Only changes of listings can be undone.',
  paymentNotUndone: 'It is taken back, or put back, on the page of its invoice:',
  changesTo: (changes: number, listings: number) =>
    `${changes === 1 ? 'change' : 'changes'} to ${of(listings, 'listing', 'listings')}`,
  listingsIn: (listings: number) => (listings === 1 ? 'listing' : 'listings'),
  goBack: 'go back as they were',
  areArchived: 'new listings are archived',
  comeBack: 'removed listings come back',
  leftAlone: 'were changed since and are left alone',
  counting: 'Counting what goes back',
  fieldByField: (listings: number) =>
    listings === 1 ? 'Field by field' : `One of the ${englishCount(listings)}, field by field`,
  place: (name: string, place: number, listings: number) =>
    listings === 1 ? name : `${name}, ${englishCount(place)} of ${englishCount(listings)}`,
  previous: 'Listing before',
  next: 'Next listing',
  onlyThis: 'Only this listing',
  field: 'Field',
  before: 'Before',
  after: 'After',
  changedSince: 'Changed since, left alone',
  tick: 'Tick one to put it back as well. That discards the newer value.',
  listingAndField: 'Listing, field',
  wrote: 'It wrote',
  now: 'It says now',
  by: 'By',
  byWhom: (who: string, at: Date) => `${who}, ${shortDay.format(at)}`,
  showMore: (count: number) => `Show ${englishCount(count)} more`,
  andMore: (count: number) => `${englishCount(count)} more were changed since and are left alone.`,
  undo: (counts: Omit<ChangeCounts, 'leftAlone'>) =>
    capital(parts(counts, { change: 'undo', archive: 'archive', restore: 'bring back' })),
  allChanged: 'All of it was changed since',
  nothingToUndo: 'All of it is as it was before',
  effect: 'Visitors see it at once. The undo is an operation too and can be undone.',
  report: ({ changed, archived, restored, leftAlone }: ChangeCounts) =>
    [
      changed > 0 && `${of(changed, 'change', 'changes')} undone`,
      archived > 0 && `${of(archived, 'listing', 'listings')} archived`,
      restored > 0 && `${of(restored, 'listing', 'listings')} back`,
      `${englishCount(leftAlone)} left alone`,
    ]
      .filter(Boolean)
      .join(', '),
  undoTheUndo: 'Undo the undo',
  list: 'Operations',
  nothing: 'Nothing has been changed yet.',
  nothingNote: 'Every change stands here with its undo, beginning with the first.',
  nothingFound: 'No change has all of these.',
  showAll: 'Show everything',
  more: 'Show older ones',
  promise: 'Every change of listings can be undone for 30 days, from any browser. Then only its summary stays.',
  loading: 'Reading the history',
  failed: 'The history could not be read.',
  choose: 'Choose a change to see what it did.',
  gone: 'There is no such change.',
  back: 'All changes',
}
