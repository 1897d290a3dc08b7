export { ADMIN_PATHS, type AdminPath, adminPathAt, INVITATION_PATH } from './adminPaths.ts'
export { CONSOLE_PATHS, consolePathAt } from './consolePaths.ts'
export { countText } from './countText.ts'
export { factText, factValues, factOptions } from './factOptions.ts'
export { readSaved, writeSaved } from './savedJson.ts'
export { CATEGORY_OPTIONS, COUNTRY_OPTIONS, subcategoryOptions } from './nameOptions.ts'
export { categories, countries, filters, locale, sortOrders, subcategories, tiers, weekdays } from './names.ts'
export { type OpenToday, openToday } from './openToday.ts'
export {
  OWNER_PATHS,
  OWNER_INVITATION_PATH,
  type OwnerPath,
  ownerRenewPath,
  type OwnerPlace,
  ownerPlaceAt,
} from './ownerPaths.ts'
export { PLACES_ID, paths, type Script, scriptOf, decoded } from './paths.ts'
export { plans } from './planNames.ts'
export { type PreviewedForm, previewListing } from './previewListing.ts'
export { searchPath } from './searchPath.ts'
export { serverTime, askServerTime } from './serverClock.ts'
export {
  CHANGES_PATH,
  imageOriginsOf,
  isStaticSite,
  TOWNS_PATH,
  WORKER_POLICY,
  type ConsoleSettings,
  type SiteConfig,
} from './siteConfig.ts'
export {
  HEADLINE,
  TAGLINE,
  SAMPLE_NOTE,
  SOME_SAMPLES_NOTE,
  SAMPLES_ELSEWHERE_NOTE,
  CREDIT,
  CONTACT,
  listingsCount,
} from './siteTexts.ts'
export { HYDRATION_EVENT, READY_EVENT, MISSING_CODE_EVENT, VISITOR_MARK } from './startEvents.ts'
export { cardWithPrivateImages, detailWithPrivateImages } from './withPrivateImages.ts'
export { usualProvince, usualTown } from './usualName.ts'
