import type { MouseEvent } from 'react'

/** Opens a dialog in place of following a link. */
export function opening(open: (() => void) | undefined) {
  if (!open) return {}
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    // Another tab is the reader's choice.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // Safari does not by itself focus what is pressed, and a dialog that it opens gives the focus back to where it was.
    event.currentTarget.focus()
    open()
  }
  return { 'aria-haspopup': 'dialog', onClick } as const
}
