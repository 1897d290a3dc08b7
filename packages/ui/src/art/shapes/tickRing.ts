import { lineData, type Point } from './pathData.ts'

/** The data of a ring of ticks about the origin, the first one north, clockwise; from where to where each reaches, `spanOf` says. */
export function tickRing(count: number, spanOf: (index: number) => readonly [inner: number, outer: number]): string {
  return Array.from({ length: count }, (_, index) => {
    const ends = spanOf(index).map((radius) => onCircle(radius, index / count))
    return lineData(ends, 'open')
  }).join('')
}

/** The point of a circle about the origin so many turns clockwise from north. */
export function onCircle(radius: number, turns: number): Point {
  const angle = turns * 2 * Math.PI
  return [Math.sin(angle) * radius, -Math.cos(angle) * radius]
}
