import type { ReactNode } from 'react'
import { PlusIcon, TrashIcon, Button, IconButton } from '@dira/ui'
import * as styles from './ListingEditor.css.ts'

export interface EditorItemsProps<Item> {
  items: readonly Item[]
  /** What tells an item from the others while it is being written. */
  keyOf: (item: Item, at: number) => string
  /** The fields of an item. */
  children: (item: Item, at: number) => ReactNode
  addLabel: string
  removeLabel: (item: Item, at: number) => string
  onAdd: () => void
  onRemove: (at: number) => void
  /** Whether there may be one more. */
  canAdd: boolean
}

/** Fields for each of a list, such as links or offers: one is added at the end, and any can go. */
export function EditorItems<Item>(props: EditorItemsProps<Item>) {
  const { items, keyOf, children, addLabel, removeLabel, onAdd, onRemove, canAdd } = props
  return (
    <div className={styles.items}>
      {items.length > 0 && (
        <ul role="list" className={styles.itemList}>
          {items.map((item, at) => (
            <li key={keyOf(item, at)} className={styles.item}>
              <div className={styles.itemFields}>{children(item, at)}</div>
              <IconButton label={removeLabel(item, at)} onPress={() => onRemove(at)} className={styles.itemRemove}>
                <TrashIcon size={20} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {canAdd && (
        <Button variant="link" onPress={onAdd}>
          <PlusIcon size={18} />
          {addLabel}
        </Button>
      )}
    </div>
  )
}
