import { NEAREST, SORT_ORDERS, type SearchState } from '@dira/directory-core'
import { Select, SortSelect } from '@dira/ui'
import { filters, sortOrders } from '@dira/data/site'
import type { ListView } from '../../shared/data/listView.ts'
import { hiddenFields } from './hiddenFields.ts'
import type { TypedSearch } from './useTypedSearch.ts'

const ORDERS = [NEAREST, ...SORT_ORDERS] as const
const SORT_OPTIONS = SORT_ORDERS.map((order) => ({ value: order, label: sortOrders[order] }))
/** Those of a list that is near something. */
const NEAR_OPTIONS = [{ value: NEAREST, label: filters.nearest }, ...SORT_OPTIONS]
/** Those of a list that is near what its text means, which is never in the featured order. */
const MEANT_OPTIONS = NEAR_OPTIONS.filter(({ value }) => value !== 'featured')

export interface ListOrderProps {
  /** The path of the list. */
  readonly path: string
  readonly state: SearchState
  readonly view: ListView
  readonly onChange: TypedSearch['onChange']
  /** The list is near a town that its text means. */
  readonly isNearMeant: boolean
  /** A field of the form of the filters, not a form of its own. @default false */
  readonly isField?: boolean
}

/** The order of a list. */
export function ListOrder({ path, state, view, onChange, isNearMeant, isField = false }: ListOrderProps) {
  const isNearest = isNearMeant && !state.near
  const choice = {
    options: isNearest ? MEANT_OPTIONS : state.near ? NEAR_OPTIONS : SORT_OPTIONS,
    value: isNearest && state.sort === 'featured' ? NEAREST : state.sort,
    onChange: (value: string) => {
      const sort = ORDERS.find((order) => order === value)
      if (sort) onChange((before) => ({ ...before, sort }))
    },
  }
  if (isField) return <Select label="Sort by" labelPlacement="above" name="sort" {...choice} />
  return <SortSelect action={path} keep={hiddenFields(state, view, 'sort')} {...choice} />
}
