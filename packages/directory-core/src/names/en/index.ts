/**
 * The entry `@dira/directory-core/names/en`: the names of the English site, in the specification's words. Each part is a module of
 * its own, so that a page loads only those that it shows.
 */
export { categories } from './categories.ts'
export { compare } from './compare.ts'
export { countries } from './countries.generated.ts'
export { fields } from './fields.ts'
export { filters } from './filters.ts'
export { placeFacts } from './placeFacts.ts'
export { plans } from './plans.ts'
export { sortOrders } from './sortOrders.ts'
export { subcategories } from './subcategories.ts'
export { tiers } from './tiers.ts'
export { townGroups } from './townGroups.ts'
export { weekdays } from './weekdays.ts'

/** The code of the locale. */
export const locale = 'en'
