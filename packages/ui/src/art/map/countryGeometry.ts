import type { Outline } from '../shapes/outline.ts'
import type { Point } from '../shapes/pathData.ts'

/** A country on the map, in the map's units. */
export interface CountryGeometry extends Outline {
  readonly name: string
  /** The middle of its largest land, where a label is. */
  readonly centre: Point
}
