import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { useRef } from 'react'
import { OpenOverlay } from '../Modal/OpenOverlay.tsx'
import { OptionList } from '../OptionList/OptionList.tsx'
import { menu, popover } from '../OptionList/OptionList.css.ts'
import { PageLocale } from '../PageLocale/PageLocale.tsx'
import type { SelectOption } from './Select.tsx'

export interface SelectMenuProps {
  /** Its options are chosen from. */
  select: HTMLSelectElement
  label: string
  options: readonly SelectOption[]
  onClose: () => void
}

/** What opens of a select with many options: as its own menu, with a field to find one of them. */
export function SelectMenu({ select, label, options, onClose }: SelectMenuProps) {
  const trigger = useRef(select)
  const choose = (value: string) => {
    chooseIn(select, value)
    onClose()
  }
  return (
    <PageLocale>
      <Popover
        isOpen
        onOpenChange={onClose}
        triggerRef={trigger}
        placement="bottom start"
        offset={4}
        // As wide as the select, at least.
        style={{ minInlineSize: select.offsetWidth }}
        className={popover}
      >
        <Dialog aria-label={label} className={menu}>
          <OpenOverlay />
          <OptionList label={label} options={options} value={select.value} onChoose={choose} />
        </Dialog>
      </Popover>
    </PageLocale>
  )
}

/** Does what a choice in the browser's own menu does. */
function chooseIn(select: HTMLSelectElement, value: string): void {
  select.value = value
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))
}
