import { ListingTable } from './ListingTable/ListingTable.tsx'
import type { ListingTableControls } from './ListingTable/useTableControls.ts'
import { useRef } from 'react'
import { useGo } from '../../shared/useGo.ts'
import { NEW_LISTING_PATH } from '../../shared/editor/editorAddress.ts'
import { useKeys } from '../../shared/keys/AdminKeys.tsx'
import { useSingleKeys } from '../../shared/keys/useSingleKeys.ts'
import { useListings } from './useListings.ts'

const HINTS = [
  { keys: 'j k', label: 'move' },
  { keys: 'x', label: 'pick' },
  { keys: 'Shift', label: 'range' },
  { keys: 'Enter', label: 'open' },
]

const VIEW_KEYS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** `/admin/listings` */
export function ListingsPage() {
  const controls = useRef<ListingTableControls>(null)
  const [hasKeys] = useSingleKeys()
  const toPage = useGo()
  const { props, go, openView, unpick, undo, bulk } = useListings()
  useKeys('Listings', [
    { keys: 'j', label: 'Next listing', run: () => controls.current?.move(1) },
    { keys: 'k', label: 'Listing before', run: () => controls.current?.move(-1) },
    { keys: 'x', label: 'Pick', run: () => controls.current?.pick() },
    { keys: 'Shift+J', label: 'Pick on', run: () => controls.current?.move(1, true) },
    { keys: 'Shift+K', label: 'Pick back', run: () => controls.current?.move(-1, true) },
    { keys: 'p', label: 'Publish', run: () => bulk({ field: 'status', value: 'published' }) },
    { keys: 'e', label: 'Archive', run: () => bulk({ field: 'status', value: 'archived' }) },
    { keys: 't', label: 'Package', run: () => controls.current?.openPackage() },
    { keys: 'c', label: 'Category', run: () => controls.current?.openCategory() },
    { keys: '[', label: 'Page before', run: () => go('previous') },
    { keys: ']', label: 'Next page', run: () => go('next') },
    { keys: '/', label: 'Search', run: () => controls.current?.search() },
    { keys: 'n', label: 'New listing', run: () => toPage(NEW_LISTING_PATH) },
    { keys: 'z', label: 'Undo', run: undo },
    { keys: 'Escape', label: 'Give up the selection', run: unpick },
    ...VIEW_KEYS.map((place) => ({ keys: `v ${place}`, label: `View ${place}`, run: () => openView(place - 1) })),
  ])
  return <ListingTable controls={controls} hints={hasKeys ? HINTS : []} {...props} />
}
