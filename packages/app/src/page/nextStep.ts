/** How an address of this site is opened. */
export interface GoOptions {
  readonly replace?: boolean
  readonly state?: object | null
  /** Leaves the page where it is scrolled to. */
  readonly preventScrollReset?: boolean
  /** The browser shows it as a movement from the page before. @default false */
  readonly viewTransition?: boolean
  /** `false` asks the loaders of pages nothing. */
  readonly defaultShouldRevalidate?: boolean
}

/** In the router's state of an address that took the place of an overlay's entry, and is a step of the way back all the same. */
export const leaving = { isNextStep: true }

/** Whether an address is such a step, by the router's state of it. */
export function isNextStep(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isNextStep' in state
}
