import { spyOn } from 'storybook/test'
import type { NearTown } from '../directory/search/NearFilter/NearFilter.tsx'

/** Towns of a list, for stories and tests. */
export const nearTowns: readonly NearTown[] = [
  { value: 'kenya/nairobi', label: 'Nairobi, Kenya' },
  { value: 'kenya/mombasa', label: 'Mombasa, Kenya' },
  { value: 'namibia/windhoek', label: 'Windhoek, Namibia' },
  { value: 'south-africa/cape-town', label: 'Cape Town, South Africa' },
]

/** By the codes of the specification. */
const CODES = { refused: 1, unavailable: 2, timedOut: 3 } as const

type Answer = { readonly lat: number; readonly lng: number; readonly accuracy?: number } | keyof typeof CODES | 'none'

/** Lets the browser answer with a position, with a failure, or not at all, when it is asked where the reader is. Undone by what it returns, which knows the questions. */
export function answerPosition(answer: Answer, permission: PermissionState = 'prompt') {
  const asked = spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found, failed) => {
    if (answer === 'none') return
    if (typeof answer === 'string') return failed?.({ code: CODES[answer] } as GeolocationPositionError)
    const { lat: latitude, lng: longitude, accuracy = 40 } = answer
    found({ coords: { latitude, longitude, accuracy } } as GeolocationPosition)
  })
  const permitted = spyOn(navigator.permissions, 'query').mockResolvedValue({ state: permission } as PermissionStatus)
  const restore = () => {
    asked.mockRestore()
    permitted.mockRestore()
  }
  return Object.assign(restore, { asked })
}
