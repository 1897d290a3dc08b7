import { formatPosition } from '@dira/directory-core'

const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 15_000 }
/** A step of a metre is enough to find a door. */
const DIGITS = 5

/** Where this device is, as the two numbers of a form; undefined where it does not say. The browser asks the reader first. */
export async function herePosition(): Promise<string | undefined> {
  // Pages without encryption have none.
  if (!('geolocation' in navigator)) return undefined
  try {
    const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
      navigator.geolocation.getCurrentPosition(resolve, reject, OPTIONS)
    })
    return formatPosition({
      lat: Number(coords.latitude.toFixed(DIGITS)),
      lng: Number(coords.longitude.toFixed(DIGITS)),
    })
  } catch {
    return undefined
  }
}
