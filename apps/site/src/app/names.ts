/** Kept for the pages of this app until their imports name the package. */
export { categories, countries, filters, locale, sortOrders, subcategories, tiers, weekdays } from '@dira/data/site'
