/** Where the reader is, as exactly as the device tells. It is for this page's memory alone: nothing of it is sent or stored. */
export interface ExactPosition {
  readonly lat: number
  readonly lng: number
  /** The position is right to so many kilometres. */
  readonly accuracyKm: number
}

/** Why there is no position: the reader or the browser refused it, it took too long, or the device cannot tell. */
export type PositionTrouble = 'refused' | 'timedOut' | 'unavailable'

/** The position, or why there is none and whether asking again can help. */
export type PositionAnswer =
  | { readonly ok: true; readonly value: ExactPosition }
  | { readonly ok: false; readonly error: { readonly code: PositionTrouble; readonly canAskAgain: boolean } }

/** A rough position is enough for kilometres, and soon there. One of the last minutes will do. */
const OPTIONS: PositionOptions = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 5 * 60_000 }

/** Asks the browser where the reader is, and the browser asks the reader: call it only when a button for it is pressed. */
export async function askPosition(): Promise<PositionAnswer> {
  // Pages without encryption have none.
  if (!('geolocation' in navigator)) return { ok: false, error: { code: 'unavailable', canAskAgain: false } }
  try {
    const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
      navigator.geolocation.getCurrentPosition(resolve, reject, OPTIONS)
    })
    const { latitude: lat, longitude: lng, accuracy } = coords
    return { ok: true, value: { lat, lng, accuracyKm: accuracy / 1000 } }
  } catch (error) {
    const code = TROUBLES[(error as GeolocationPositionError).code] ?? 'unavailable'
    return { ok: false, error: { code, canAskAgain: code !== 'refused' || (await isUndecided()) } }
  }
}

/** By the codes of the specification. */
const TROUBLES: Readonly<Record<number, PositionTrouble>> = { 1: 'refused', 3: 'timedOut' }

/** Whether the browser would ask the reader again: it was closed without an answer, not refused for good. */
async function isUndecided(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'prompt'
  } catch {
    // An old browser that does not tell.
    return false
  }
}

/**
 * What an address and a server may know of a position: `-1.29,36.82`. It is rounded to 0.01°, about a kilometre, so that nobody can be found
 * by it.
 */
export function nearOfPosition({ lat, lng }: Pick<ExactPosition, 'lat' | 'lng'>): string {
  return [lat, lng].map(hundredths).join()
}

/** Never -0, which no address can tell from 0. */
function hundredths(degrees: number): number {
  return Math.round(degrees * 100) / 100 + 0
}
