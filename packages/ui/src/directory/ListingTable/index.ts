export {
  LISTING_COLUMNS_ALL,
  LISTING_COLUMNS_SHOWN,
  type BulkChange,
  type BulkState,
  type ListingColumnId,
  type ListingSort,
  type ListingTableState,
  type ModerationStatus,
  type PickedListings,
  type TableFilter,
  type TableListing,
  type TablePlace,
  type TableView,
} from './listedListing.ts'
export type { TableChoice } from '../ChoiceMenu/index.ts'
export { ListingTable, type ListingTableProps } from './ListingTable.tsx'
export type { ListingTableControls } from './useTableControls.ts'
export type { PlaceSearch } from './PlacePicker.tsx'
