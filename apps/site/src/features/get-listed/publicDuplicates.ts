import '../../shared/data/zodWithoutEval.ts'
import { readListedDuplicates } from '@dira/data'
import { categoryIcon, locationLine, placeNamed } from '@dira/directory-core'
import type { PublicDuplicate } from '@dira/ui'
import { countries, tiers, paths, type SiteConfig } from '@dira/data/site'
import type { Application } from '../../shared/application/application.ts'
import { requestedListing } from '../../shared/application/askedFields.ts'

/** How long is waited for an answer before the application is sent without it, in milliseconds. */
const LONGEST = 5000

/** Published listings that may be of the business that applies; none where that is not known soon. */
export async function publicDuplicates(
  { formsUrl, publishableKey }: SiteConfig,
  written: Application,
): Promise<readonly PublicDuplicate[]> {
  const fetchSoon: typeof fetch = async (address, init) =>
    fetch(address, { ...init, signal: AbortSignal.timeout(LONGEST) })
  try {
    const twins = await readListedDuplicates(requestedListing(written), {
      url: formsUrl || location.origin,
      key: publishableKey,
      fetch: fetchSoon,
    })
    return twins.map(({ slug, name, category, city, country, tier, phone, reason, metres }) => {
      const town = placeNamed(city ?? '')
      return {
        card: { slug, tier, categoryIcon: categoryIcon(category) },
        name,
        place: locationLine({ country, ...(town && { city: town }) }, { countries }),
        tierLabel: tiers[tier],
        href: paths.listing(slug),
        claimHref: paths.claim(slug),
        phone,
        reason,
        ...(metres !== null && { metres }),
      }
    })
  } catch {
    return []
  }
}
