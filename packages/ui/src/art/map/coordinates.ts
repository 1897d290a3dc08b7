/** Where something is, in degrees. */
export interface Coordinates {
  readonly lat: number
  readonly lng: number
}
