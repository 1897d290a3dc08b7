import type { KeyboardEvent } from 'react'

/** 1 for the arrow key that leads on, -1 for the one that leads back, 0 for any other key. Where the text runs to the left, so do the slides. */
export function arrowStep(event: KeyboardEvent): -1 | 0 | 1 {
  // With another key they belong to the browser: Alt and the left arrow key lead to the page before.
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return 0
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return 0
  const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
  return (event.key === 'ArrowRight') === isRightToLeft ? -1 : 1
}
