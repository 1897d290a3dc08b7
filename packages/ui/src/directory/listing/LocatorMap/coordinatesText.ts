import type { Coordinates } from '../../../art/map/coordinates.ts'

/** `1.2921° S, 36.8219° E`. */
export const coordinatesText = ({ lat, lng }: Coordinates) => `${degrees(lat, 'N', 'S')}, ${degrees(lng, 'E', 'W')}`

const degrees = (value: number, positive: string, negative: string) =>
  `${Math.abs(value).toFixed(4)}° ${value < 0 ? negative : positive}`
