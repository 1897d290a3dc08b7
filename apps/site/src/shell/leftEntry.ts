/** How a page was left by a link. */
export interface Left {
  /** The link, as it is written. */
  readonly href: string
}

/** Keeps in the history's entry of the page how it is left, for the way back to it, even when the browser drops the page meanwhile. */
export function markAsLeft(href: string): void {
  const left: Left = { href }
  history.replaceState({ ...(history.state as object | null), left }, '')
}

/** How the page of the history's entry was left, when it was. */
export function leftHere(): Left | undefined {
  return (history.state as { left?: Left } | null)?.left // Written above.
}
