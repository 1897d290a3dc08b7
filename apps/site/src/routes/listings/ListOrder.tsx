import { NEAREST, SORT_ORDERS, type SearchState } from '@dira/directory-core'
import { SortSelect } from '@dira/ui'
import { filters, sortOrders } from '../../app/names.ts'
import { hiddenFields } from './hiddenFields.ts'
import type { TypedSearch } from './useTypedSearch.ts'

const ORDERS = [NEAREST, ...SORT_ORDERS] as const
const SORT_OPTIONS = SORT_ORDERS.map((order) => ({ value: order, label: sortOrders[order] }))
/** Those of a list that is near something. */
const NEAR_OPTIONS = [{ value: NEAREST, label: filters.nearest }, ...SORT_OPTIONS]

interface ListOrderProps {
  /** The path of the list. */
  readonly path: string
  readonly state: SearchState
  readonly onChange: TypedSearch['onChange']
}

/** The order of a list. */
export function ListOrder({ path, state, onChange }: ListOrderProps) {
  return (
    <SortSelect
      action={path}
      options={state.near ? NEAR_OPTIONS : SORT_OPTIONS}
      value={state.sort}
      onChange={(value) => {
        const sort = ORDERS.find((order) => order === value)
        if (sort) onChange((before) => ({ ...before, sort }))
      }}
      keep={hiddenFields(state, 'list', 'sort')}
    />
  )
}
