import { CHOICE_FILTERS, countrySlug, EMPTY_SEARCH, type ListingDetail } from '@dira/directory-core'
import { searchPath } from '@dira/data/site'
import type { FactLink } from './pageData.ts'

/** For each value of a fact of a listing, the list of those of its country that have it too: by its filter, or by its words where it is a text. */
export function factLinks({ facts, location }: ListingDetail): readonly FactLink[] {
  const countries = [countrySlug(location.country)]
  return facts.flatMap(({ name, values }) => {
    const [group] = CHOICE_FILTERS.find(([, fact]) => fact === name) ?? []
    return values.map(({ value }) => ({
      fact: name,
      value,
      href: searchPath({
        ...EMPTY_SEARCH,
        ...(group ? { [group]: [value] } : { search: value, isExact: true }),
        countries,
      }),
    }))
  })
}
