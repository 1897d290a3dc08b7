/** How dear a place is beside others of its kind in its country, the cheapest first. */
export const PRICE_LEVELS = ['1', '2', '3', '4'] as const
/** One of these. */
export type PriceLevel = (typeof PRICE_LEVELS)[number]
