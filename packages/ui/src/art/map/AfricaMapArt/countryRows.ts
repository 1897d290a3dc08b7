import { OUTLINES, type CountryCode } from '../africa.generated.ts'

/** The rows of the map are so far apart, in its units: less than a letter is high. */
export const ROW = 30

/** From where to where a row crosses land. */
export type Span = readonly [from: number, to: number]

/** What of each row is in a country, by the number of the row. */
export type CountryRows = ReadonlyMap<number, readonly Span[]>

const known = new Map<CountryCode, CountryRows>()

/** The land of a country, row by row: to find where a label has space in it, and where is sea. */
export function countryRows(code: CountryCode): CountryRows {
  const rows = known.get(code) ?? rowsOf(OUTLINES[code].data)
  known.set(code, rows)
  return rows
}

let land: Map<number, Span[]> | undefined

/** The land of all countries, row by row. */
export function landRows(): CountryRows {
  if (land) return land
  land = new Map<number, Span[]>()
  for (const code of Object.keys(OUTLINES) as CountryCode[]) {
    for (const [row, spans] of countryRows(code)) {
      const others = land.get(row)
      if (others) others.push(...spans)
      else land.set(row, [...spans])
    }
  }
  return land
}

// The outlines are closed and have straight edges in whole numbers: absolute moves, then relative lines.
function rowsOf(data: string): CountryRows {
  const crossings = new Map<number, number[]>()
  const cross = (fromX: number, fromY: number, toX: number, toY: number) => {
    const [top, bottom] = fromY < toY ? [fromY, toY] : [toY, fromY]
    for (let row = Math.ceil(top / ROW); row * ROW < bottom; row += 1) {
      const x = fromX + ((row * ROW - fromY) / (toY - fromY)) * (toX - fromX)
      const xs = crossings.get(row)
      if (xs) xs.push(x)
      else crossings.set(row, [x])
    }
  }
  let [x, y, startX, startY] = [0, 0, 0, 0]
  for (const [, command = '', written = ''] of data.matchAll(/([Mlhvz])([^Mlhvz]*)/g)) {
    const steps = (written.match(/-?\d+/g) ?? []).map(Number)
    const perStep = command === 'h' || command === 'v' ? 1 : 2
    for (let index = 0; index < steps.length; index += perStep) {
      const [first = 0, second = 0] = steps.slice(index, index + perStep)
      const [fromX, fromY] = [x, y]
      if (command === 'M') [x, y, startX, startY] = [first, second, first, second]
      else if (command === 'v') y += first
      else [x, y] = [x + first, y + (command === 'l' ? second : 0)]
      if (command !== 'M') cross(fromX, fromY, x, y)
    }
    if (command === 'z') {
      cross(x, y, startX, startY)
      ;[x, y] = [startX, startY]
    }
  }
  return new Map([...crossings].map(([row, xs]) => [row, inPairs(xs.toSorted((a, b) => a - b))]))
}

const inPairs = (xs: readonly number[]): Span[] =>
  xs.flatMap((from, index) => (index % 2 === 0 ? [[from, xs[index + 1] ?? from] as const] : []))
