/**
 * What the parts of a table are. HTML says it already, but Safari forgets it where they are no longer set as a table, as on a phone, unless
 * their roles say it again.
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const
