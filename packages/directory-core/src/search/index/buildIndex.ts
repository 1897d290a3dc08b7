import type { Listing } from '../../listing/listing.ts'
import { orderNames } from '../../sort/nameOrder.ts'
import { featuredPlaces } from '../../sort/featuredOrder.ts'
