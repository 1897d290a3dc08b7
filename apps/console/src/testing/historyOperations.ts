import type { UndoCounts } from '@dira/data'
import type { ChangedListing, ChangedSince, HistoryOperation } from '../shared/history/historyOperation.ts'

const done = {
  who: 'thandi@dira.example',
  about: 'listings',
  rows: 1,
  changes: 0,
  canUndo: true,
  isUndone: false,
  isFinished: true,
} as const

const at = (beganAt: string, undoableUntil: string, endedAt = beganAt) => ({ beganAt, endedAt, undoableUntil })

/** An import, with 220 changes to 131 listings. */
export const importOperation: HistoryOperation = {
  ...done,
  ...at('2026-11-18T12:20:00.000Z', '2026-12-18T12:21:00.000Z', '2026-11-18T12:21:10.000Z'),
  id: 5,
  kind: 'import',
  file: 'namibia-phones-hours.csv',
  rows: 131,
  changes: 220,
}

/** What was done, newest first, for stories and tests. */
export const historyOperations: readonly HistoryOperation[] = [
  {
    ...done,
    ...at('2026-11-22T08:20:00.000Z', '2026-12-22T08:20:00.000Z'),
    id: 10,
    kind: 'account',
    about: 'accounts',
    events: [
      { what: 'administrator-invited', email: 'amina@dira.example' },
      { what: 'administrator-uninvited', email: 'amina@dira.example' },
    ],
    canUndo: false,
  },
  {
    ...done,
    ...at('2026-11-22T07:14:00.000Z', '2026-12-22T07:14:00.000Z'),
    id: 9,
    kind: 'edit',
    label: '!Nara Dunes Lodge',
    changes: 4,
    who: 'joseph@dira.example',
  },
  {
    ...done,
    ...at('2026-11-21T14:40:00.000Z', '2026-12-21T14:40:00.000Z'),
    id: 8,
    kind: 'bulk',
    status: 'published',
    rows: 32,
    changes: 32,
  },
  {
    ...done,
    ...at('2026-11-21T08:31:00.000Z', '2026-12-21T08:31:00.000Z'),
    id: 7,
    kind: 'undo',
    rows: 18,
    changes: 18,
    undid: { kind: 'bulk', about: 'listings', rows: 18 },
  },
  importOperation,
  {
    ...done,
    ...at('2026-11-18T10:02:00.000Z', '2026-12-18T10:02:00.000Z'),
    id: 4,
    kind: 'edit',
    label: 'Saltwater Rooms',
    changes: 1,
    isUndone: true,
  },
  {
    ...done,
    ...at('2026-11-03T10:02:00.000Z', '2026-12-03T10:02:00.000Z'),
    id: 3,
    kind: 'remove',
    about: 'messages',
    rows: 2,
    canUndo: false,
  },
]

/** One of the listings of the import. */
export const importedListing: ChangedListing = {
  id: 'eros',
  name: 'Eros Sports Massage',
  fields: [
    { field: 'Phone', before: '+264 61 555 1199', after: '+264 81 555 1199' },
    { field: 'Hours', before: 'Fri, 09:00 – 17:00', after: 'Fri, 09:00 – 13:00, 15:00 – 19:00' },
    { field: 'Address', before: '', after: '12 Heliodoor Street, Eros' },
  ],
}

/** What its undo would do. */
export const importCount: UndoCounts = {
  listings: 131,
  changed: 214,
  archived: 0,
  restored: 0,
  already: 0,
  leftAlone: 6,
}

/** What has changed since the import. */
export const importChanged: readonly ChangedSince[] = [
  ['Old Pier Rooms', 'phone', '+264 64 555 01', '+264 64 555 015'],
  ['Tal Street Outfitters', 'business_hours', '08:00 – 12:00', '08:00 – 13:00'],
  ['Zambezi Footcare', 'business_hours', '08:00 – 12:00', ''],
  ['Omeya Fishing', 'phone', '+264 64 555 02', '+264 64 555 025'],
  ['Rift Valley Overland', 'phone', '+264 64 555 03', '+264 64 555 035'],
  ['Kosi Sand Tow', 'slug', 'kosi', 'kosi-sand-tow'],
].map(([name = '', field = '', wrote = '', now = ''], index) => ({
  key: `${index} ${field}`,
  name,
  field,
  wrote,
  now,
  by: 'joseph@dira.example',
  at: '2026-11-19T08:00:00.000Z',
  // The last one's page has the address of another by now.
  canGoBack: field !== 'slug',
}))
