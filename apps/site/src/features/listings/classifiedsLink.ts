import { countText, paths, searchPath } from '@dira/data/site'
import type { ListingsData } from '../../shared/data/pageData.ts'

/** The way from the page of a category to the classified listings that match. */
export function classifiedsLink({ count, state, category }: NonNullable<ListingsData['classifieds']>, shown: number) {
  const more = shown === 0 ? countText(count) : `${countText(count)} more`
  return {
    text: category === undefined ? `${more} in Classifieds` : `${more} of ${category} in Classifieds`,
    href: searchPath(state, paths.classifieds),
  }
}
