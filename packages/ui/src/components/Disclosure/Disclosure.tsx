import { useEffect, useRef, useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import { ChevronDownIcon } from '../../art/Icon/index.ts'
import { joinClasses } from '../../theme/joinClasses.ts'
import * as styles from './Disclosure.css.ts'

export interface DisclosureProps extends Omit<ComponentProps<'details'>, 'open' | 'onToggle'> {
  /** The name of what is shown and hidden. */
  label: ReactNode
  /** The label while it is shown, such as "Hide filters". @default the label */
  openLabel?: ReactNode
  /** Stands before the label. */
  icon?: ReactNode
  /** `plain` is a ruled row, `framed` a wide button over a framed panel, `link` a link in its place. @default 'plain' */
  look?: keyof typeof styles.look
  /** Whether it is shown, when the parent keeps that. */
  isOpen?: boolean
  /** Whether it is shown at first, when the disclosure keeps that itself. @default false */
  defaultOpen?: boolean
  /** It was shown or hidden, by a press or by the browser's search in the page. */
  onOpenChange?: (isOpen: boolean) => void
}

/**
 * Shows and hides a part of the page, which stays in the document: the browser's own `<details>`, so that it answers before any script
 * runs and search finds what it hides. Of those that share a `name` only one is open.
 */
export function Disclosure({ isOpen, defaultOpen = false, onOpenChange, look = 'plain', ...props }: DisclosureProps) {
  const { label, openLabel, icon, className, children, ...details } = props
  const [ownIsOpen, setOwnIsOpen] = useState(defaultOpen)
  const isShown = isOpen ?? ownIsOpen
  const summary = useRef<HTMLElement>(null)

  const change = (next: boolean) => {
    if (next === isShown) return
    setOwnIsOpen(next)
    onOpenChange?.(next)
  }
  const toggle = (event: MouseEvent) => {
    event.preventDefault()
    change(!isShown)
  }

  // It may have been opened before hydration.
  const changeAtFirst = useRef(change)
  useEffect(() => {
    const opened = summary.current?.closest('details')
    if (opened) changeAtFirst.current(opened.open)
  }, [])

  return (
    <details
      open={isShown}
      onToggle={({ currentTarget }) => change(currentTarget.open)}
      className={joinClasses(styles.disclosure, look === 'plain' && styles.ruled, className)}
      suppressHydrationWarning
      {...details}
    >
      <summary ref={summary} onClick={toggle} className={styles.look[look]}>
        {icon}
        <span className={joinClasses(styles.label, openLabel !== undefined && styles.whileClosed)}>{label}</span>
        {openLabel !== undefined && <span className={joinClasses(styles.label, styles.whileOpen)}>{openLabel}</span>}
        {look !== 'link' && <ChevronDownIcon className={styles.chevron} />}
      </summary>
      {children !== undefined && <div className={styles.region[look]}>{children}</div>}
    </details>
  )
}
