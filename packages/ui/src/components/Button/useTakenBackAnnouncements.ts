import { useEffect } from 'react'

/**
 * Takes what was announced of an element out of the page together with the element. React-aria announces a busy button by a reference to
 * it, which stays for seven seconds: where the button goes with the answer it would lead nowhere, and be an image without a name.
 */
export function useTakenBackAnnouncements(id: string): void {
  useEffect(
    () => () => {
      const announced = document.querySelectorAll(`[data-live-announcer] [aria-labelledby~="${CSS.escape(id)}"]`)
      for (const words of announced) words.remove()
    },
    [id],
  )
}
