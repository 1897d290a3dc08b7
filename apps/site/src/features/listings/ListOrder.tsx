import { NEAREST, SORT_ORDERS, type SearchState } from '@dira/directory-core'
import { SortSelect } from '@dira/ui'
import { filters, sortOrders } from '@dira/data/site'
import { hiddenFields } from './hiddenFields.ts'
import type { TypedSearch } from './useTypedSearch.ts'

const ORDERS = [NEAREST, ...SORT_ORDERS] as const
const SORT_OPTIONS = SORT_ORDERS.map((order) => ({ value: order, label: sortOrders[order] }))
/** Those of a list that is near something. */
const NEAR_OPTIONS = [{ value: NEAREST, label: filters.nearest }, ...SORT_OPTIONS]
/** Those of a list that is near what its text means, which is never in the featured order. */
const MEANT_OPTIONS = NEAR_OPTIONS.filter(({ value }) => value !== 'featured')

interface ListOrderProps {
  /** The path of the list. */
  readonly path: string
  readonly state: SearchState
  readonly onChange: TypedSearch['onChange']
  /** The list is near a town that its text means. */
  readonly isNearMeant: boolean
}

/** The order of a list. */
export function ListOrder({ path, state, onChange, isNearMeant }: ListOrderProps) {
  const isNearest = isNearMeant && !state.near
  return (
    <SortSelect
      action={path}
      options={isNearest ? MEANT_OPTIONS : state.near ? NEAR_OPTIONS : SORT_OPTIONS}
      value={isNearest && state.sort === 'featured' ? NEAREST : state.sort}
      onChange={(value) => {
        const sort = ORDERS.find((order) => order === value)
        if (sort) onChange((before) => ({ ...before, sort }))
      }}
      keep={hiddenFields(state, 'list', 'sort')}
    />
  )
}
