import { LISTED_SORTS, type ListedSort } from '@dira/data'
import type { Ref } from 'react'
import { Select } from '@dira/ui'
import { ListSearch } from '../../../shared/list/ListSearch.tsx'
import { ChoiceMenu, type TableChoice } from '../../../shared/ChoiceMenu/ChoiceMenu.tsx'
import type { TableFilter, TablePlace } from './listedListing.ts'
import * as styles from './ListingTable.css.ts'
import { listingTableMessages } from './messages.ts'
import { PlacePicker, type PlaceSearch } from './PlacePicker.tsx'

export interface ListingFiltersProps {
  search: string
  onSearch: (text: string) => void
  filters: readonly TableFilter[]
  onFilter: (id: string, values: readonly string[]) => void
  /** The province or city that is filtered by. @default none */
  place?: TableChoice | undefined
  onPlace: (place: TablePlace | undefined) => void
  placeSearch: PlaceSearch
  sort: ListedSort
  isDescending: boolean
  onSort: (sort: ListedSort, isDescending: boolean) => void
}

/** What the table shows of all listings, and in which order. */
export function ListingFilters({
  search,
  onSearch,
  filters,
  onFilter,
  place,
  onPlace,
  placeSearch,
  sort,
  isDescending,
  onSort,
  ref,
}: ListingFiltersProps & { ref: Ref<HTMLInputElement> }) {
  const messages = listingTableMessages
  return (
    <div className={styles.filters}>
      <ListSearch ref={ref} label={messages.search} className={styles.search} value={search} onChange={onSearch} />
      {filters.map(({ id: filter, label, options, chosen }) => (
        <ChoiceMenu
          key={filter}
          look="filter"
          label={label}
          options={options}
          chosen={chosen}
          onChange={(values) => onFilter(filter, values)}
        />
      ))}
      <PlacePicker
        look="filter"
        label={messages.place}
        search={placeSearch}
        isChosen={place !== undefined}
        onChoose={onPlace}
      />
      <Select
        label={messages.sort}
        className={styles.sort}
        options={LISTED_SORTS.flatMap((by) => [
          { value: by, label: messages.sorts[by][0] },
          { value: `-${by}`, label: messages.sorts[by][1] },
        ])}
        value={`${isDescending ? '-' : ''}${sort}`}
        onChange={(value) => {
          const by = LISTED_SORTS.find((one) => value.endsWith(one))
          if (by) onSort(by, value.startsWith('-'))
        }}
      />
    </div>
  )
}
