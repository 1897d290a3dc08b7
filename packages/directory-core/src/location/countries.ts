import type { AfricanCountryCode } from './africa.ts'

/** A country by its ISO 3166-1 alpha-2 code, and its slug in the site's addresses. */
export interface Country {
  readonly code: string
  readonly slug: string
}

/** The nine countries that Dira covers, in the specification's order. */
export const COUNTRIES: readonly (Country & { readonly code: AfricanCountryCode })[] = [
  { code: 'ZA', slug: 'south-africa' },
  { code: 'NA', slug: 'namibia' },
  { code: 'BW', slug: 'botswana' },
  { code: 'KE', slug: 'kenya' },
  { code: 'ZW', slug: 'zimbabwe' },
  { code: 'MZ', slug: 'mozambique' },
  { code: 'SZ', slug: 'eswatini' },
  { code: 'TZ', slug: 'tanzania' },
  { code: 'CD', slug: 'dr-congo' },
]
