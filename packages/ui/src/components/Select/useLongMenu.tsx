import { lazy, Suspense, useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { MANY } from '../Narrowing/many.ts'
import { useHydrated } from '../useHydrated.ts'
import type { SelectProps } from './Select.tsx'
import type { SelectMenuProps } from './SelectMenu.tsx'

const loadMenu = () =>
  import('./SelectMenu.tsx').then(
    ({ SelectMenu: Loaded }) => ({ default: Loaded }),
    () => ({ default: OwnMenu }),
  )
const SelectMenu = lazy<(props: SelectMenuProps) => ReactNode>(loadMenu)

const OPENING = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp', 'F4'])

/** How long a browser waits for the next letter of an option, in milliseconds: until then a blank is part of its name. */
const LETTERS_PAUSE = 1000

/**
 * Lets a select with many options open a menu in which they can be found by typing, in place of its own. It stays the field that it is: forms,
 * assistive technology, and letters typed on it find it as ever.
 */
export function useLongMenu({ label, options }: Pick<SelectProps, 'label' | 'options'>) {
  const isLong = useHydrated() && options.length >= MANY
  const [select, setSelect] = useState<HTMLSelectElement>()
  const typedAt = useRef(-Infinity)

  const open = (event: MouseEvent<HTMLSelectElement> | KeyboardEvent<HTMLSelectElement>) => {
    event.preventDefault()
    event.currentTarget.focus()
    setSelect(event.currentTarget)
  }
  const close = () => setSelect(undefined)
  const onKeyDown = (event: KeyboardEvent<HTMLSelectElement>) => {
    const isOfName = event.key === ' ' && event.timeStamp - typedAt.current < LETTERS_PAUSE
    if (OPENING.has(event.key) && !isOfName) open(event)
    else if ([...event.key].length === 1) typedAt.current = event.timeStamp
  }
  const handlers = {
    onPointerEnter: loadMenu,
    onFocus: loadMenu,
    onMouseDown: (event: MouseEvent<HTMLSelectElement>) => event.button === 0 && open(event),
    onKeyDown,
  }
  return {
    handlers: isLong && handlers,
    menu: select && (
      <Suspense>
        <SelectMenu select={select} label={label} options={options} onClose={close} />
      </Suspense>
    ),
    close,
  }
}

/** The browser's menu, on a page that lost its connection. */
function OwnMenu({ select, onClose }: SelectMenuProps) {
  useEffect(() => {
    // Only shortly after a press.
    if (navigator.userActivation.isActive) select.showPicker()
    onClose()
  })
  return null
}
