/** Dispatched on `window` just before the page is hydrated. */
export const HYDRATION_EVENT = 'dira:hydration'

/** Dispatched on `window` once the page handles events: what was pressed before is pressed again. */
export const READY_EVENT = 'dira:ready'

/** Dispatched on `window` when code that the page needs could not be fetched. */
export const MISSING_CODE_EVENT = 'dira:missing-code'

/** A performance mark: the visitor touched the page before its code had arrived. */
export const VISITOR_MARK = 'dira:visitor'
