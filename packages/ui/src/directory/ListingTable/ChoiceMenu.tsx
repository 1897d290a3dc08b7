import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger, type Selection } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import type { ReactNode, Ref } from 'react'
import { ChevronDownIcon } from '../../art/Icon/index.ts'
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts'
import { useFormatCount, useMessages } from '../../messages/index.ts'
import type { TableChoice } from './listedListing.ts'
import * as styles from './choices.css.ts'
import { listingTableMessages } from './messages.ts'

interface ChoiceMenuProps {
  label: string
  options: readonly TableChoice[]
  /** Several can be chosen, and the menu stays open. @default one is pressed and the menu closes */
  chosen?: readonly string[]
  onChange: (values: readonly string[]) => void
  look: 'filter' | 'bulk'
  icon?: ReactNode
  /** After the label. */
  end?: ReactNode
  ref?: Ref<HTMLButtonElement>
  keyshortcuts?: string
}

/** A button with a menu of values. */
export function ChoiceMenu({ label, options, chosen, onChange, look, icon, end, ref, keyshortcuts }: ChoiceMenuProps) {
  const messages = useMessages('listingTable', listingTableMessages)
  const formatCount = useFormatCount()
  const isMany = chosen !== undefined
  const select = (selection: Selection) => {
    if (selection !== 'all') onChange([...selection].map(String))
  }
  return (
    <MenuTrigger>
      <Button
        {...(ref && { ref })}
        className={styles.trigger[look]}
        {...(keyshortcuts && { 'aria-keyshortcuts': keyshortcuts })}
      >
        {icon}
        {label}
        {isMany && chosen.length > 0 && (
          <>
            <span aria-hidden="true" className={styles.number}>
              {formatCount(chosen.length)}
            </span>
            <VisuallyHidden>, {messages.chosen(chosen.length)}</VisuallyHidden>
          </>
        )}
        {end ?? <ChevronDownIcon size={18} />}
      </Button>
      <Popover placement="bottom start" offset={4} className={styles.popover}>
        <Menu
          aria-label={label}
          className={styles.menu}
          {...(isMany
            ? { selectionMode: 'multiple', selectedKeys: chosen, onSelectionChange: select }
            : { onAction: (key) => onChange([String(key)]) })}
        >
          {options.map(({ value, label: name }) => (
            <MenuItem key={value} id={value} textValue={name} className={styles.menuItem}>
              {isMany && <span aria-hidden="true" className={styles.tickBox} />}
              {name}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
