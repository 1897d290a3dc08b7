import { Button } from 'react-aria-components/Button'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import type { ReactNode, Ref } from 'react'
import { ChevronDownIcon, SearchField, VisuallyHidden } from '@dira/ui'
import type { TablePlace } from './listedListing.ts'
import * as styles from '../../../shared/ChoiceMenu/choices.css.ts'
import { choiceMenuMessages } from '../../../shared/ChoiceMenu/messages.ts'
import { muted } from './ListingTable.css.ts'
import { listingTableMessages } from './messages.ts'

export interface PlaceSearch {
  /** The places whose name begins as what was typed; undefined while they are read. */
  readonly places: readonly TablePlace[] | undefined
  readonly text: string
  readonly onTextChange: (text: string) => void
}

interface PlacePickerProps {
  label: string
  search: PlaceSearch
  /** Only towns. @default false */
  onlyCities?: boolean
  isChosen?: boolean
  onChoose: (place: TablePlace) => void
  look: 'filter' | 'bulk'
  icon?: ReactNode
  ref?: Ref<HTMLButtonElement>
}

/** A button under which one finds a place by its first letters. */
export function PlacePicker({
  label,
  search: { places, text, onTextChange },
  onlyCities = false,
  isChosen = false,
  onChoose,
  look,
  icon,
  ref,
}: PlacePickerProps) {
  const messages = listingTableMessages
  const shown = places?.filter(({ kind }) => !onlyCities || kind === 'city')
  return (
    <DialogTrigger onOpenChange={(isOpen) => isOpen && onTextChange('')}>
      <Button {...(ref && { ref })} className={styles.trigger[look]}>
        {icon}
        {label}
        {isChosen && (
          <>
            <span aria-hidden="true" className={styles.number}>
              1
            </span>
            <VisuallyHidden>, {choiceMenuMessages.chosen(1)}</VisuallyHidden>
          </>
        )}
        <ChevronDownIcon size={18} />
      </Button>
      <Popover placement="bottom start" offset={4} className={styles.popover}>
        <Dialog aria-label={label} className={styles.places}>
          {({ close }) => (
            <>
              <SearchField
                // The popover is opened to type in it.
                // oxlint-disable-next-line jsx-a11y/no-autofocus
                autoFocus
                label={messages.findPlace}
                clearLabel={messages.clear}
                placeholder={messages.findPlace}
                maxLength={80}
                value={text}
                onChange={onTextChange}
              />
              <ul role="list" aria-label={label} className={styles.placeList}>
                {shown?.map((place) => (
                  <li key={`${place.kind} ${place.value}`}>
                    <button
                      type="button"
                      className={styles.place}
                      onClick={() => {
                        onChoose(place)
                        close()
                      }}
                    >
                      <bdi>{place.label}</bdi>
                      <span className={muted}>
                        {messages.kinds[place.kind]}, <bdi>{place.description}</bdi>
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
              <p role="status" className={styles.hint}>
                {shown?.length === 0 ? messages.noPlace : messages.placeHint}
              </p>
            </>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}
