import { hasColumn, type Columns } from './columns.ts'
import type { FileRecord } from './fileRecords.ts'
import { readCoordinates, readPoint } from './parsePoint.ts'

/** So many addresses on one point were put there by a program that knew no better. */
const PILE = 10

/** The points of a file that many addresses share, by `pointKey`. */
export type Piles = ReadonlySet<string>

/** The point of a row, however it is written; '' for none. */
export function pointKey({ cells }: Pick<FileRecord, 'cells'>, { lat, lng, coordinates }: Columns): string {
  const [north = '', east = '', both = ''] = [lat, lng, coordinates].map((column) => (cells[column ?? ''] ?? '').trim())
  const own = readPoint(north, east)
  const point = own === 'none' ? readCoordinates(both) : own
  return typeof point === 'string' ? '' : `${point.lat} ${point.lng}`
}

/** Whether a file can have piles: it has points, and addresses that tell its rows from each other. */
export const mayHavePiles = (columns: Columns): boolean =>
  hasColumn(columns, 'lat', 'coordinates') && hasColumn(columns, 'address')

/** Counts the addresses of each point of a file. */
export function pileCounter(columns: Columns): {
  readonly add: (record: Pick<FileRecord, 'cells'>) => void
  readonly piles: () => Piles
} {
  const addresses = new Map<string, Set<string>>()
  return {
    add: (record) => {
      const point = pointKey(record, columns)
      const address = [columns.houseNumber, columns.address]
        .map((column) => (record.cells[column ?? ''] ?? '').trim())
        .join(' ')
      if (point === '' || address.trim() === '') return
      const known = addresses.get(point) ?? new Set()
      if (known.size < PILE) known.add(address.toLowerCase())
      addresses.set(point, known)
    },
    piles: () => new Set([...addresses].filter(([, known]) => known.size >= PILE).map(([point]) => point)),
  }
}
