import { overlap } from '../shapes/field.ts'
import { OUTLINES } from './africa.generated.ts'
import type { Coordinates } from './coordinates.ts'
import { locatorView } from './locatorView.ts'
import { COUNTRY_CODES, type CountryCode } from './projection.generated.ts'
import { projectPoint } from './projectPoint.ts'

/** The part of the map about a country, and what other land is in it. */
export interface PlaceView {
  readonly box: string
  readonly land: readonly CountryCode[]
}

/** The part of the map that a `PlacePicture` shows. It reads the outlines: for a server. */
export function placeView(code: CountryCode, at?: Coordinates): PlaceView {
  const view = locatorView(code, at && projectPoint(at.lng, at.lat))
  const land = COUNTRY_CODES.filter((other) => other !== code && overlap(OUTLINES[other].box, view))
  return { box: [view.x, view.y, view.width, view.height].map(Math.round).join(' '), land }
}
