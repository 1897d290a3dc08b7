import { NEAREST, formatNear, parseNear, toggleFilter, type SearchState } from '@dira/directory-core'
import { ChipLinks, NearFilter, OpenNowToggle, type NearChoice } from '@dira/ui'
import { isStaticSite } from '@dira/data/site'
import { keepPosition } from '../../shared/exactPosition.ts'
import type { ListingsData } from '../../shared/data/pageData.ts'
import { usePagePayload } from '../../shared/PagePayloadProvider.tsx'
import { hiddenFields } from './hiddenFields.ts'
import { GROUPS, groupsOfTown } from './townGroups.ts'
import { useOpenCount } from './useOpenCount.ts'
import type { TypedSearch } from './useTypedSearch.ts'

/** How many categories a phone offers at once. */
const STRONGEST = 3

/** What the controls of a list show and do. */
export interface ListControls {
  readonly data: ListingsData
  /** What the controls show. */
  readonly state: SearchState
  /** The list on show answers another question: its counts are not those of the controls. */
  readonly isOther: boolean
  readonly onChange: TypedSearch['onChange']
  readonly hrefOf: (state: SearchState) => string
  /** The results are wanted, with the focus. */
  readonly onShow: () => void
}

/** Filters that only a server answers: open now, and near a place. */
export function ListChips({ data, state, isOther, onChange, hrefOf, onShow }: ListControls) {
  const { list, towns } = data
  const { near } = state
  // Only a server finds what is open or near.
  const hasServer = !isStaticSite(usePagePayload().served.config)
  const openCount = useOpenCount(data, hasServer)
  if (!hasServer) return null
  return (
    <>
      <OpenNowToggle
        action={list.path}
        isSelected={state.open === 'now'}
        count={isOther ? undefined : openCount}
        most={data.matches}
        onChange={() => onChange((before) => toggleFilter(before, 'open', 'now'))}
        keep={hiddenFields(state, data.view, 'open')}
      />
      <NearFilter
        action={list.path}
        towns={towns}
        findTowns={findTowns}
        near={near && formatNear(near)}
        within={near?.within}
        matches={isOther ? undefined : data.matches}
        onChange={(choice) => onChange((before) => nearTo(before, choice))}
        onPosition={keepPosition}
        onShow={onShow}
        clearHref={near && hrefOf(toggleFilter(state, 'near', formatNear(near)))}
        keep={hiddenFields(state, data.view, 'near', 'within', 'sort')}
      />
    </>
  )
}

/** The chips of a phone alone: the groups of a town, or the categories with most results, then the pages beside or below the list. */
export function ListWays({ data, state, hrefOf }: Pick<ListControls, 'data' | 'state' | 'hrefOf'>) {
  const { list, facets } = data
  const { siblings } = list
  const groups = groupsOfTown(data, state, hrefOf)
  const chosen: readonly string[] = state.categories
  const strongest = facets.categories
    .filter(({ value, count }) => count > 0 || chosen.includes(value))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, STRONGEST)
  return (
    <>
      {groups.length > 0 && <ChipLinks aria-label={GROUPS} links={groups} />}
      {groups.length === 0 && list.fixed !== 'categories' && strongest.length > 1 && (
        <ChipLinks
          aria-label="Category"
          links={strongest.map(({ value, label }) => ({
            href: hrefOf({ ...toggleFilter(state, 'categories', value), page: 1 }),
            label,
            isCurrent: chosen.includes(value),
          }))}
        />
      )}
      {siblings && (
        <ChipLinks
          aria-label={siblings.label}
          links={siblings.links.map((link) => ({ ...link, isCurrent: link.href === siblings.current }))}
        />
      )}
    </>
  )
}

/** By distance, unless another order was chosen since the list is near something. */
function nearTo(before: SearchState, { near, within }: NearChoice): SearchState {
  const place = parseNear(near)
  if (!place) return before
  return { ...before, near: { ...place, within }, sort: before.near ? before.sort : NEAREST }
}

/** Looks for towns where the suggestions of the search come from. */
async function findTowns(text: string) {
  const { findTowns: find } = await import('../../shared/suggestions/findTowns.ts')
  return find(text)
}
