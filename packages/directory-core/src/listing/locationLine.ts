import type { Listing } from './listing.ts'

/** City, province and country as one line; what is not given is left out, and a province named like its city stands once. */
export function locationLine({ city, province, country }: Listing['location']): string {
  return [...new Set([city, province, country])].filter((part) => part !== '').join(', ')
}
