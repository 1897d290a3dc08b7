import type { ImportRowView, ImportView } from '../features/import/ImportListings/importView.ts'

/** A file of a chamber of commerce, for stories and tests. */
export const sampleImport: ImportView = {
  id: 1,
  file: 'windhoek-chamber.xlsx',
  by: null,
  state: 'columns',
  total: 1248,
  lines: { total: 1252, header: 1, row: 1249, blank: 2, notUnderstood: 0, lost: [] },
  reading: {
    readAs: {},
    encoding: null,
    isGuess: false,
    headerLine: 1,
    top: [
      { line: 1, text: 'Trading name · Sector · Town · Tel · Tel 2 · E-mail · GPS · Chairperson' },
      { line: 2, text: 'Tal Street Outfitters · Retail & craft · Windhoek · 081 555 3653' },
    ],
    rows: [['Tal Street Outfitters', 'Retail & craft', 'Windhoek', '081 555 3653', '061 555 0110', '', '', '']],
    sheet: 'Members',
    sheets: ['Members'],
    notes: [],
  },
  position: 0,
  columns: [
    {
      name: 'Trading name',
      first: 'Tal Street Outfitters',
      field: 'name',
      isLeftOut: false,
      origin: 'remembered',
      canJoin: true,
    },
    {
      name: 'Sector',
      first: 'Retail & craft',
      field: 'category',
      isLeftOut: false,
      origin: 'remembered',
      canJoin: false,
    },
    { name: 'Town', first: 'Windhoek', field: 'city', isLeftOut: false, origin: 'guessed', canJoin: false },
    { name: 'Tel', first: '081 555 3653', field: 'phone', isLeftOut: false, origin: 'guessed', canJoin: true },
    { name: 'Tel 2', first: '061 555 0110', field: null, isLeftOut: false, origin: 'open', canJoin: false },
    {
      name: 'E-mail',
      first: 'hello@tal-street-outfitters.example',
      field: 'email',
      isLeftOut: false,
      origin: 'guessed',
      canJoin: true,
    },
    {
      name: 'GPS',
      first: '-22.5671, 17.0858',
      field: 'coordinates',
      isLeftOut: false,
      origin: 'chosen',
      canJoin: false,
    },
    { name: 'Chairperson', first: 'Mrs L. Shikongo', field: null, isLeftOut: true, origin: 'chosen', canJoin: false },
  ],
  values: [
    { field: 'category', column: 'Sector', value: 'Retail & craft', rows: 412, meaning: 'shopping', isChosen: true },
    {
      field: 'category',
      column: 'Sector',
      value: 'Guest houses',
      rows: 287,
      meaning: 'accommodation',
      isChosen: false,
    },
    { field: 'category', column: 'Sector', value: 'Shebeens', rows: 38, meaning: null, isChosen: false },
    { field: 'city', column: 'Town', value: 'Windhoek', rows: 1201, meaning: 'Windhoek', isChosen: false },
    { field: 'city', column: 'Town', value: 'Swkpmund', rows: 12, meaning: 'Swakopmund', isChosen: true },
  ],
  choice: { columns: {}, values: {}, country: 'NA', status: 'draft' },
  places: null,
  isRemembered: true,
  checked: null,
  applied: null,
  resumedAt: null,
  isStopping: false,
  failure: null,
  operation: null,
}

/** The same once it is looked through. */
export const checkedImport: ImportView = {
  ...sampleImport,
  state: 'checked',
  position: 1248,
  columns: sampleImport.columns.map((column) =>
    column.origin === 'open' ? { ...column, field: 'mobile', origin: 'chosen' } : column,
  ),
  values: sampleImport.values.map((value) => ({ ...value, meaning: value.meaning ?? 'nightlife-entertainment' })),
  checked: {
    new: 809,
    changed: 128,
    unchanged: 287,
    rejected: 17,
    duplicate: 7,
    noted: 1,
    doubts: [],
    undecided: 6,
    goes: 938,
  },
}

const row = {
  decision: null,
  city: 'Windhoek',
  reason: null,
  notes: null,
  twin: null,
  changes: null,
  cells: ['A', 'B'],
  written: null,
} as const
const twin = { name: 'Eros Hill Apartments', slug: 'eros-hill-apartments', by: 'phone', metres: 40 } as const

/** Rows of each kind. */
export const sampleRows: readonly ImportRowView[] = [
  {
    ...row,
    number: 1,
    line: 4,
    kind: 'changed',
    name: 'Coast Road Car Hire',
    changes: { phone: ['+264 64 555 020', '+264 64 555 027'], website: [null, 'https://coast-road.example'] },
  },
  { ...row, number: 2, line: 9, kind: 'duplicate', name: 'Eros Hill Flats', twin },
  {
    ...row,
    number: 3,
    line: 12,
    kind: 'rejected',
    name: 'Kalahari Sand & Stone',
    reason: 'unknown category "Quarry"',
  },
  {
    ...row,
    number: 4,
    line: 15,
    kind: 'new',
    name: '<b>ǀAe ǁgams</b> ልዩ መጋገሪያ مطعم',
    notes: ['phone "ask at the gate" is no number: it is left out'],
  },
  {
    ...row,
    number: 5,
    line: 27,
    kind: 'duplicate',
    decision: 'same',
    name: 'ǀae ǁgams Street Week',
    twin: { ...twin, by: 'name', metres: 120 },
    changes: { phone: ['', '+264 61 255 3653'] },
  },
  { ...row, number: 6, line: 33, kind: 'new', decision: 'out', name: '' },
]
