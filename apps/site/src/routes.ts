import { aboutRoute } from './features/about/about.route.ts'
import { accessibilityRoute } from './features/accessibility/accessibility.route.ts'
import { categoriesRoute } from './features/categories/categories.route.ts'
import { claimRoute } from './features/claim/claim.route.ts'
import { compareRoute } from './features/compare/compare.route.ts'
import { contactRoute } from './features/contact/contact.route.ts'
import { getListedRoute } from './features/get-listed/get-listed.route.ts'
import { homeRoute } from './features/home/home.route.ts'
import { listingRoute } from './features/listing/listing.route.ts'
import { allListingsRoute, categoryRoute, placeRoute, classifiedsRoute } from './features/listings/listings.route.ts'
import { locationsRoute } from './features/locations/locations.route.ts'
import { pricingRoute } from './features/pricing/pricing.route.ts'
import { privacyRoute } from './features/privacy/privacy.route.ts'
import { requestRoute } from './features/request/request.route.ts'
import { shortlistRoute } from './features/shortlist/shortlist.route.ts'
import type { PageLine } from './shared/route.ts'

/** The pages of the site, in the order of the sitemap. What a page is stands in its route file; a new one is a line here. */
export const routes: readonly PageLine[] = [
  homeRoute,
  allListingsRoute,
  categoriesRoute,
  categoryRoute,
  locationsRoute,
  placeRoute,
  classifiedsRoute,
  pricingRoute,
  aboutRoute,
  contactRoute,
  privacyRoute,
  accessibilityRoute,
  listingRoute,
  compareRoute,
  shortlistRoute,
  getListedRoute,
  requestRoute,
  claimRoute,
]
