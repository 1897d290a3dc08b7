/** What the site noticed: an address that leads nowhere, a page that broke. */
export type SiteReport =
  | { readonly kind: 'not-found'; readonly path: string }
  | { readonly kind: 'error'; readonly error: unknown }

/** Where reports go: to the console, unless a deployment puts a sink of its own here. */
let sink: (report: SiteReport) => void = (noticed) => console.warn('Dira:', noticed)

/** Sends all reports somewhere else from now on. */
export function reportTo(other: (report: SiteReport) => void): void {
  sink = other
}

/** Tells the one reporter of the site. It never throws. */
export function report(noticed: SiteReport): void {
  try {
    sink(noticed)
  } catch {
    // A sink that fails must not take the page with it.
  }
}
