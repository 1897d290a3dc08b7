/** The names of the site's locale, which is said here and in `planNames.ts`. */
export {
  categories,
  countries,
  filters,
  locale,
  sortOrders,
  subcategories,
  tiers,
  weekdays,
} from '@dira/directory-core/names/en'
