/** An address that leads nowhere, or a page that broke. */
export type SiteReport =
  | { readonly kind: 'not-found'; readonly path: string }
  | { readonly kind: 'error'; readonly error: unknown }

/** The event on `window` that carries each report as its `detail`: a deployment listens to it with a script of its own. */
const REPORT_EVENT = 'dira:report'

/** Reports to the console, and to the listeners of the event. */
export function report(noticed: SiteReport): void {
  console.warn('Dira:', noticed)
  window.dispatchEvent(new CustomEvent(REPORT_EVENT, { detail: noticed }))
}
