import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { usePressOutside } from '../../../components/usePressOutside.ts'

/**
 * What opens under a trigger: a `<details>`, so that it answers before and without script. Escape closes it and gives the focus back; a press
 * beside it closes it, and so does the focus when it leaves, unless `staysOpen` says that it lies in the page, not over it.
 */
export function useMenu(staysOpen: () => boolean = never) {
  const [isOpen, setIsOpen] = useState(false)
  const whole = useRef<HTMLDivElement>(null)
  const details = useRef<HTMLDetailsElement>(null)
  const summary = useRef<HTMLElement>(null)

  const leave = () => {
    if (!staysOpen()) setIsOpen(false)
  }
  usePressOutside(isOpen, [whole], leave)
  // It may have been opened before hydration.
  useEffect(() => setIsOpen(details.current?.open ?? false), [])

  const close = () => {
    summary.current?.focus()
    setIsOpen(false)
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && isOpen) close()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) leave()
  }
  const onToggle = () => setIsOpen(details.current?.open ?? false)
  return {
    isOpen,
    close,
    wholeRef: whole,
    // A press on a word gives the focus to the nearest element around it that takes one: this, not what the menu lies over.
    wholeProps: { ref: whole, tabIndex: -1, onKeyDown, onBlur },
    detailsProps: { ref: details, open: isOpen, onToggle, suppressHydrationWarning: true },
    summaryRef: summary,
  }
}

const never = () => false
