import { useImperativeHandle, useRef, type Ref } from 'react'
import {
  ArchiveIcon,
  CategoryIcon,
  CityIcon,
  CloseIcon,
  TagIcon,
  ViewIcon,
  Button,
  KeyHint,
  VisuallyHidden,
} from '@dira/ui'
import { action } from '../../../shared/ActionBar/ActionBar.css.ts'
import { ActionBar } from '../../../shared/ActionBar/ActionBar.tsx'
import { ChoiceMenu, type TableChoice } from '../../../shared/ChoiceMenu/ChoiceMenu.tsx'
import type { BulkChange, BulkState, PickedListings } from './listedListing.ts'
import * as styles from './ListingTable.css.ts'
import { listingTableMessages } from './messages.ts'
import { PlacePicker, type PlaceSearch } from './PlacePicker.tsx'

export interface PickedBarControls {
  readonly openPackage: () => void
  readonly openCategory: () => void
}

interface PickedBarProps {
  picked: PickedListings
  bulk: BulkState | undefined
  tiers: readonly TableChoice[]
  categories: readonly TableChoice[]
  placeSearch: PlaceSearch
  /** Whether more match than are on this page. */
  canPickAll: boolean
  onPickAll: () => void
  onUnpick: () => void
  onBulk: (change: BulkChange) => void
  onConfirm: () => void
  onCancel: () => void
  /** The name of a place by its value. */
  placeName: (value: string) => string
  controls: Ref<PickedBarControls>
}

/** What can be done with the rows that are picked. */
export function PickedBar({
  picked,
  bulk,
  tiers,
  categories,
  placeSearch,
  canPickAll,
  onPickAll,
  onUnpick,
  onBulk,
  onConfirm,
  onCancel,
  placeName,
  controls,
}: PickedBarProps) {
  const messages = listingTableMessages
  const packageButton = useRef<HTMLButtonElement>(null)
  const categoryButton = useRef<HTMLButtonElement>(null)
  useImperativeHandle(controls, () => ({
    openPackage: () => packageButton.current?.click(),
    openCategory: () => categoryButton.current?.click(),
  }))
  const isAll = picked.kind === 'all'
  const count = isAll ? picked.count && picked.count - picked.without.size : picked.ids.size

  const labelOf = ({ field, value }: BulkChange): string => {
    if (field === 'city') return placeName(value)
    const choices = field === 'package' ? tiers : categories
    return choices.find((choice) => choice.value === value)?.label ?? value
  }

  const bar = { label: messages.bulk, status: messages.picked(count) }
  const note = isAll && !picked.isShown && <span className={styles.bulkNote}> {messages.pickedBefore}</span>
  if (bulk?.step === 'working') {
    return (
      <ActionBar
        {...bar}
        status={messages.working(bulk)}
        extra={bulk.canStop && <span className={styles.bulkNote}>{messages.goesOn}</span>}
      >
        {bulk.canStop && (
          <Button variant="inverse" onPress={onCancel}>
            {messages.stop}
          </Button>
        )}
      </ActionBar>
    )
  }
  if (bulk?.step === 'asking') {
    return (
      <ActionBar
        {...bar}
        status={
          <>
            {bar.status}
            {note}
          </>
        }
      >
        <Button variant="sun" isPending={bulk.count === undefined} onPress={onConfirm}>
          {bulk.count === undefined ? messages.counting : messages.ask(bulk.change, labelOf(bulk.change), bulk.count)}
        </Button>
        <Button variant="inverse" onPress={onCancel}>
          {messages.cancel}
        </Button>
      </ActionBar>
    )
  }
  return (
    <ActionBar
      {...bar}
      status={
        <>
          {bar.status}
          {note}
        </>
      }
      extra={
        canPickAll &&
        !isAll && (
          <button type="button" className={styles.pickAll} onClick={onPickAll}>
            {messages.pickAll}
          </button>
        )
      }
    >
      <button
        type="button"
        aria-keyshortcuts="P"
        className={action}
        onClick={() => onBulk({ field: 'status', value: 'published' })}
      >
        <ViewIcon size={20} />
        {messages.publish}
        <KeyHint keys="p" />
      </button>
      <button
        type="button"
        aria-keyshortcuts="E"
        className={action}
        onClick={() => onBulk({ field: 'status', value: 'archived' })}
      >
        <ArchiveIcon size={20} />
        {messages.archive}
        <KeyHint keys="e" />
      </button>
      <ChoiceMenu
        ref={packageButton}
        look="bulk"
        icon={<TagIcon size={20} />}
        label={messages.package}
        options={tiers}
        keyshortcuts="T"
        end={<KeyHint keys="t" />}
        onChange={([value = '']) => onBulk({ field: 'package', value })}
      />
      <ChoiceMenu
        ref={categoryButton}
        look="bulk"
        icon={<CategoryIcon size={20} />}
        label={messages.category}
        options={categories}
        keyshortcuts="C"
        end={<KeyHint keys="c" />}
        onChange={([value = '']) => onBulk({ field: 'category', value })}
      />
      <PlacePicker
        look="bulk"
        onlyCities
        icon={<CityIcon size={20} />}
        label={messages.city}
        search={placeSearch}
        onChoose={({ value }) => onBulk({ field: 'city', value })}
      />
      <button type="button" aria-keyshortcuts="Escape" className={action} onClick={onUnpick}>
        <VisuallyHidden>{messages.unpick}</VisuallyHidden>
        <CloseIcon size={20} />
        <KeyHint keys="Escape" />
      </button>
    </ActionBar>
  )
}
