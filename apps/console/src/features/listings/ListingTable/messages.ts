import { englishCount } from '@dira/ui'
import type { CalendarDate } from '@dira/directory-core'
import type { ListedSort, ListingStatus } from '@dira/data'
import type { BulkChange, ListingColumnId } from './listedListing.ts'

const listings = (count: number) => `${englishCount(count)} ${count === 1 ? 'listing' : 'listings'}`
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
// Days of the calendar are read as midnight UTC.
const calendarDay = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})
const shortCalendarDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const fullDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

/** What ListingTable says by itself. */
export const listingTableMessages = {
  heading: 'Listings',
  table: 'Listings',
  csv: 'CSV of what is listed',
  csvDone: (rows: number) => `${englishCount(rows)} rows written`,
  newListing: 'New listing',
  views: 'Views',
  all: 'All',
  keepView: 'Keep this as a view',
  saveOver: (name: string) => `Save over ${name}`,
  viewName: 'Name of the view',
  viewNameMissing: 'Write a name for the view.',
  keep: 'Keep',
  removeView: (name: string) => `Remove the view ${name}`,
  search: 'Name, town or phone',
  place: 'Place',
  clear: 'Clear',
  clearAll: 'Clear all',
  searchFilter: (text: string) => `“${text}”`,
  sort: 'Sort',
  sorts: {
    name: ['Name, A to Z', 'Name, Z to A'],
    city: ['Town, A to Z', 'Town, Z to A'],
    package: ['Package, highest first', 'Package, lowest first'],
    status: ['Status, published first', 'Status, archived first'],
    changed: ['Changed, oldest first', 'Changed, newest first'],
  } satisfies Record<ListedSort, readonly [string, string]>,
  count: (count: number | null) => (count === null ? 'More than 10,000' : englishCount(count)),
  counted: (count: number | null) => (count === 1 ? 'listing' : 'listings'),
  exactly: 'counted exactly up to 10,000',
  picked: (count: number | null) => (count === null ? 'More than 10,000 picked' : `${englishCount(count)} picked`),
  pickedBefore: 'of the filters before',
  pickAll: 'Pick all that match',
  unpick: 'Give up the selection',
  publish: 'Publish',
  archive: 'Archive',
  package: 'Package',
  category: 'Category',
  city: 'City',
  bulk: 'With what is picked',
  ask: ({ field, value }: BulkChange, label: string, count: number | undefined) => {
    const many = count === undefined ? 'listings' : listings(count)
    if (field !== 'status') return `Change ${many} to ${label}`
    return `${value === 'published' ? 'Publish' : 'Archive'} ${many}`
  },
  counting: 'Counting what matches',
  cancel: 'Cancel',
  working: ({ done, count, isUndo = false }: { done: number; count: number | undefined; isUndo?: boolean }) =>
    `${englishCount(done)} ${count === undefined ? '' : `of ${englishCount(count)} `}${isUndo ? 'put back' : 'changed'}`,
  goesOn: 'Close this tab if you like: it goes on.',
  stop: 'Stop',
  pick: (name: string) => `Pick ${name}`,
  pickPage: 'Pick this page',
  columns: 'Columns',
  columnsAtFirst: 'As at first',
  always: 'always',
  /** As `KeyHint` takes them. */
  moveKeys: 'Alt+ArrowUp ArrowDown',
  moveColumn: 'moves a column. Kept in the address.',
  names: {
    name: 'Business',
    package: 'Package',
    place: 'Place',
    status: 'Status',
    paidUntil: 'Paid until',
    images: 'Images',
    changed: 'Changed',
    phone: 'Phone',
    enquiries: 'Enquiries',
    source: 'Source of import',
  } satisfies Record<ListingColumnId | 'name', string>,
  statuses: {
    published: 'Published',
    draft: 'Draft',
    archived: 'Archived',
  } satisfies Record<ListingStatus, string>,
  day: (date: CalendarDate) => calendarDay.format(new Date(date)),
  noEnd: 'No end',
  grace: (until: CalendarDate) => `grace until ${shortCalendarDay.format(new Date(until))}`,
  ended: 'shown as classified',
  images: (count: number, max: number) => `${englishCount(count)} of ${englishCount(max)}`,
  notInTier: 'Not in tier',
  none: 'None',
  changed: (instant: Date, now: Date) => (instant.getFullYear() === now.getFullYear() ? day : fullDay).format(instant),
  loading: 'Reading the listings',
  slow: 'Still reading. You can go on working.',
  failed: 'The listings could not be read.',
  nothingFound: 'No listing has all of these.',
  nothing: 'There is no listing yet.',
  nothingNote: 'Add the first one with New listing, or import a file of them.',
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  perPage: (rows: number, isFirst: boolean) =>
    isFirst && rows > 0 ? `50 to a page, rows 1 to ${englishCount(rows)}` : '50 to a page',
  findPlace: 'Find a place',
  placeHint: 'Type how it begins.',
  noPlace: 'No town or province begins so.',
  kinds: { city: 'Town', province: 'Province' },
}
