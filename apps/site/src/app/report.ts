/** What the site noticed: an address that leads nowhere, a page that broke. */
export type SiteReport =
  | { readonly kind: 'not-found'; readonly path: string }
  | { readonly kind: 'error'; readonly error: unknown }

/** The event on `window` that carries each report as its `detail`: a deployment listens to it with a script of its own. */
const REPORT_EVENT = 'dira:report'

/** Tells the one reporter of the site: the console, and whoever listens. */
export function report(noticed: SiteReport): void {
  console.warn('Dira:', noticed)
  window.dispatchEvent(new CustomEvent(REPORT_EVENT, { detail: noticed }))
}
