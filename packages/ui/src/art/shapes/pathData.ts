/** A place on the field. */
export type Point = readonly [x: number, y: number]

// Places are rounded to tenths before the way between them is taken, so that rounding never adds up along an outline.
const inTenths = ([x, y]: Point): Point => [Math.round(x * 10), Math.round(y * 10)]

const written = (tenths: number) => String(tenths / 10).replace(/^(-?)0\./, '$1.')

const joined = (numbers: readonly string[]) => numbers.join(' ').replaceAll(' -', '-')

/** Numbers of a path's data, one decimal at most, as short as they can be written. */
export const numbers = (values: readonly number[]) => joined(values.map((value) => written(Math.round(value * 10))))

/** The data of straight lines from point to point: one absolute move, then the shortest relative commands. */
export function lineData(points: readonly Point[], end: 'open' | 'closed'): string {
  const [start, ...rest] = points.map(inTenths)
  if (!start) return ''
  let data = `M${joined(start.map(written))}`
  let [x, y] = start
  let command = ''
  for (const [toX, toY] of rest) {
    const way = toY === y ? 'h' : toX === x ? 'v' : 'l'
    if (toX === x && toY === y) continue
    const step = joined((way === 'h' ? [toX - x] : way === 'v' ? [toY - y] : [toX - x, toY - y]).map(written))
    data += way === command ? (step.startsWith('-') ? step : ` ${step}`) : way + step
    ;[x, y, command] = [toX, toY, way]
  }
  return end === 'closed' ? `${data}z` : data
}

/** The data of curves: each leaves where the one before ended and is given by its control point and its end. */
export function curveData(start: Point, curves: readonly (readonly [control: Point, end: Point])[]): string {
  let from = inTenths(start)
  const parts = curves.map(([control, end]) => {
    const [bend, to] = [inTenths(control), inTenths(end)]
    const step = [bend[0] - from[0], bend[1] - from[1], to[0] - from[0], to[1] - from[1]]
    from = to
    return `q${joined(step.map(written))}`
  })
  return `M${numbers(start)}${parts.join('')}z`
}
