import type { Colourway } from '../../../theme/cloth.ts'
import { aroundCircle, circle, dot, petals } from '../../shapes/outline.ts'
import type { Point } from '../../shapes/pathData.ts'
import { brushed, filled, stroked, type Painted } from '../../shapes/shape.ts'

/** Dots at equal angles on a circle. */
export const dotRing = (
  colour: string,
  width: number,
  [centre, radius, count, turn]: Parameters<typeof aroundCircle>,
): readonly Painted[] => aroundCircle(centre, radius, count, turn).map((place) => brushed(colour, width, dot(place)))

/** A plate: a dotted rim, a ring of petals with accent dots between them, and a flower of eight petals within. */
export function plate(
  [ground, figure, , third, line]: Colourway,
  centre: Point,
  radius: number,
  count: number,
): readonly Painted[] {
  const [x, y] = centre
  const outerPetals = { inner: radius * 0.42, outer: radius * 0.78, bend: (radius * 1.6) / count }
  const innerPetals = { inner: radius * 0.07, outer: radius * 0.33, bend: radius * 0.08 }
  return [
    filled(line, circle(x, y, radius)),
    stroked(figure, radius * 0.025, circle(x, y, radius * 0.94)),
    ...dotRing(figure, radius * 0.042, [centre, radius * 0.86, count * 2]),
    ...petals({ centre, count, ...outerPetals }).map((petal) => filled(figure, petal)),
    ...dotRing(third, radius * 0.058, [centre, radius * 0.72, count, 0.5]),
    filled(ground, circle(x, y, radius * 0.38)),
    stroked(third, radius * 0.034, circle(x, y, radius * 0.38)),
    ...petals({ centre, count: 8, ...innerPetals }).map((petal) => filled(figure, petal)),
    filled(third, circle(x, y, radius * 0.06)),
  ]
}

/** A flower of eight broad petals with a dot between each two. */
export function bloom([, figure, , third, line]: Colourway, radius: number): readonly Painted[] {
  const centre: Point = [0, 0]
  return [
    filled(line, circle(0, 0, radius)),
    ...petals({ centre, count: 8, inner: radius * 0.3, outer: radius * 0.92, bend: radius * 0.26 }).map((petal) =>
      filled(figure, petal),
    ),
    ...dotRing(third, radius * 0.09, [centre, radius * 0.82, 8, 0.5]),
    filled(third, circle(0, 0, radius * 0.24)),
    filled(line, circle(0, 0, radius * 0.12)),
  ]
}
