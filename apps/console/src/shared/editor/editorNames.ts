import { effectiveTier, isPlaceFact, standingOf, tierOfStanding, type Standing } from '@dira/directory-core'
import type { ListingField, ListingForm } from '@dira/data'
import { factText } from '@dira/data/site'

/** Where a listing stands at an instant, by what is written. */
export function shownStanding(form: Pick<ListingForm, 'packageTier' | 'paidUntil'>, now: number): Standing {
  const { packageTier, paidUntil } = form
  const isDay = /^\d{4}-\d\d-\d\d$/.test(paidUntil)
  const tier = effectiveTier({ packageTier: tierOfStanding(packageTier), ...(isDay && { paidUntil }) }, now)
  return standingOf({ packageTier: tier, isUnclaimed: packageTier === 'unclaimed' })
}

/** The value of a field in words, to choose between two. */
export function fieldText(field: ListingField, form: ListingForm): string {
  if (isPlaceFact(field)) {
    const values = [form[field]].flat().filter((value) => value !== '')
    return values.map((value) => factText(field, value)).join(', ')
  }
  const { images, businessHours, socialMedia, specialOffers } = form
  if (field === 'images') return images.map(({ alt }, at) => `${at + 1}. ${alt || 'Decoration'}`).join('\n')
  if (field === 'businessHours') return businessHours.map(({ day, hours }) => `${day}: ${hours}`).join('\n')
  if (field === 'socialMedia') return socialMedia.map(({ platform, url }) => `${platform}: ${url}`).join('\n')
  if (field === 'specialOffers') {
    return specialOffers
      .map(({ title, validUntil }) => (validUntil ? `${title}, until ${validUntil}` : title))
      .join('\n')
  }
  return form[field]
}
