import { formatPosition } from '@dira/directory-core'
import { useState } from 'react'
import { useNotices } from './NoticeProvider.tsx'

const WAIT_FOR_POSITION = 15_000

/** Asks the device where it is when it is told to, and gives the answer as the two numbers of a form. */
export function useHerePosition(onFound: (position: string) => void) {
  const { notify } = useNotices()
  const [isAsking, setAsking] = useState(false)

  function ask(): void {
    setAsking(true)
    const done = () => setAsking(false)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        done()
        // A step of a metre is enough to find a door.
        onFound(formatPosition({ lat: Number(coords.latitude.toFixed(5)), lng: Number(coords.longitude.toFixed(5)) }))
      },
      () => {
        done()
        notify('This device does not say where it is. Allow it in the browser, or paste the place from a map.')
      },
      { enableHighAccuracy: true, timeout: WAIT_FOR_POSITION },
    )
  }

  return { isAsking, ask }
}
