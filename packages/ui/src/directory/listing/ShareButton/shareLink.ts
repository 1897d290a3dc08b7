/** What became of it: the system's sheet took it, the link is on the clipboard, the visitor thought better of it, or nothing worked. */
export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed'

/** Hands a link to the system's share sheet, and where there is none to the clipboard. */
export async function shareLink(link: { readonly title: string; readonly url: string }): Promise<ShareOutcome> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(link)
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
      // The sheet is there but may not be used, as in a frame: the clipboard may.
    }
  }
  try {
    await navigator.clipboard.writeText(link.url)
    return 'copied'
  } catch {
    return 'failed'
  }
}
