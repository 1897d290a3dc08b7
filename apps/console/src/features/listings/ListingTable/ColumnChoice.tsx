import { Button } from 'react-aria-components/Button'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { ColumnsIcon, Button as TextButton, Checkbox, Heading, KeyHint } from '@dira/ui'
import { LISTING_COLUMNS_ALL, LISTING_COLUMNS_SHOWN, type ListingColumnId } from './listedListing.ts'
import * as styles from '../../../shared/ChoiceMenu/choices.css.ts'
import { muted } from './ListingTable.css.ts'
import { listingTableMessages } from './messages.ts'

interface ColumnChoiceProps {
  columns: readonly ListingColumnId[]
  onChange: (columns: readonly ListingColumnId[]) => void
}

/** Which columns are shown, and in which order. */
export function ColumnChoice({ columns, onChange }: ColumnChoiceProps) {
  const messages = listingTableMessages
  const listed = [...columns, ...LISTING_COLUMNS_ALL.filter((column) => !columns.includes(column))]
  const move = (column: ListingColumnId, by: 1 | -1) => {
    const at = columns.indexOf(column)
    const to = at + by
    if (at === -1 || to < 0 || to >= columns.length) return
    const moved = columns.filter((other) => other !== column)
    onChange([...moved.slice(0, to), column, ...moved.slice(to)])
  }
  return (
    <DialogTrigger>
      <Button aria-label={messages.columns} className={styles.columnsButton}>
        <ColumnsIcon size={20} />
      </Button>
      <Popover placement="bottom end" offset={8} className={styles.popover}>
        <Dialog aria-labelledby="listing-columns" className={styles.columns}>
          <div className={styles.columnsHead}>
            <Heading level={2} size="h3" id="listing-columns">
              {messages.columns}
            </Heading>
            <TextButton variant="link" onPress={() => onChange(LISTING_COLUMNS_SHOWN)}>
              {messages.columnsAtFirst}
            </TextButton>
          </div>
          <p className={styles.lockedColumn}>
            <span aria-hidden="true" className={styles.lockedBox} />
            {messages.names.name}
            <span className={muted}>{messages.always}</span>
          </p>
          {listed.map((column) => (
            <Checkbox
              key={column}
              look="menu"
              checked={columns.includes(column)}
              onChange={(isShown) =>
                onChange(isShown ? [...columns, column] : columns.filter((other) => other !== column))
              }
              onKeyDown={(event) => {
                if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
                event.preventDefault()
                move(column, event.key === 'ArrowUp' ? -1 : 1)
              }}
            >
              {messages.names[column]}
            </Checkbox>
          ))}
          <p className={styles.hint}>
            <KeyHint keys={messages.moveKeys} look="text" /> {messages.moveColumn}
          </p>
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}
