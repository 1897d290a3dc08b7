/** The orders of a list, the default first. */
export const SORT_ORDERS = ['featured', 'az', 'za'] as const
/** One of the orders of a list. */
export type SortOrder = (typeof SORT_ORDERS)[number]
