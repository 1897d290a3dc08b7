import type { SearchState } from '@dira/directory-core'
import { townGroups } from '@dira/data/names'
import type { ChipLink } from '@dira/ui'
import type { ListingsData } from '../../shared/data/pageData.ts'

/** What the groups of a town are, for who hears them. */
export const GROUPS = 'What there is'

/** What a list has of each group of a town's page, with the way to that alone, or back to all; nothing where the list is of no town, or has but one group. */
export function groupsOfTown(
  { list, facets }: Pick<ListingsData, 'list' | 'facets'>,
  state: SearchState,
  hrefOf: (state: SearchState) => string,
): readonly (ChipLink & { readonly count: number })[] {
  if (!list.isTown) return []
  const chosen: readonly string[] = state.categories
  const groups = Object.entries(townGroups).flatMap(([category, label]) => {
    const { value, count = 0 } = facets.categories.find((one) => one.value === category) ?? {}
    const isCurrent = chosen.includes(category)
    if (value === undefined || (count === 0 && !isCurrent)) return []
    // The number is that of the group alone, whatever others are chosen.
    const alone = { ...state, categories: isCurrent ? [] : [value], page: 1 }
    return [{ href: hrefOf(alone), label, count, isCurrent }]
  })
  return groups.length > 1 ? groups : []
}
