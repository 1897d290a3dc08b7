import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import { flushSync } from 'react-dom'
import { ChevronDownIcon } from '../../art/Icon/index.ts'
import { Needle } from '../../art/Needle/Needle.tsx'
import { Link } from '../Link/Link.tsx'
import { usePressOutside } from '../usePressOutside.ts'
import * as styles from './NavigationMenu.css.ts'
import type { MenuState } from './useMenuTiming.ts'

/** A page that a menu leads to. */
export interface NavigationLink {
  readonly href: string
  readonly label: string
  /** What one finds there. */
  readonly description?: string
}

interface MenuGroupProps extends MenuState {
  label: string
  links: readonly NavigationLink[]
  current: string | undefined
  /** Whether its trigger is marked, the current page being one of its own. */
  isCurrent: boolean
  /** Without script too only one of the menus of a name is open. */
  name: string
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** A trigger and the menu that opens below it. */
export function MenuGroup({ label, links, current, isCurrent, name, isOpen, ...menu }: MenuGroupProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const summary = useRef<HTMLElement>(null)
  const panel = useRef<HTMLUListElement>(null)
  const { onEnter, onLeave, onPress, onOpen, onClose } = menu

  const closeAndReturn = () => {
    if (details.current?.contains(document.activeElement)) summary.current?.focus()
    onClose()
  }
  usePressOutside(isOpen, [details], onClose)
  useEscape(isOpen, closeAndReturn)

  // It may have been opened before hydration.
  const openAtFirst = useRef(onOpen)
  useEffect(() => {
    if (details.current?.open) openAtFirst.current()
  }, [])

  const walk = (event: KeyboardEvent) => {
    const stops = [summary.current, ...(panel.current?.querySelectorAll('a') ?? [])]
    const next = stops[stops.findIndex((stop) => stop === document.activeElement) + (STEPS[event.key] ?? 0)]
    if (!next || next === document.activeElement) return
    event.preventDefault()
    // A hidden link cannot have the focus.
    flushSync(onOpen)
    next.focus()
  }
  const enter = ({ pointerType }: PointerEvent) => {
    // A finger does not rest on a trigger, it presses it.
    if (pointerType !== 'touch') onEnter()
  }
  const leave = () => {
    if (!panel.current?.contains(document.activeElement)) onLeave()
  }
  const closeWhenFocusLeaves = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) onClose()
  }
  const press = (event: MouseEvent) => {
    event.preventDefault()
    onPress()
  }
  const closeBehind = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const isFollowedElsewhere = ctrlKey || metaKey || shiftKey
    if (!isFollowedElsewhere) closeAndReturn()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It hears what happens on its summary and its links.
    <details
      ref={details}
      name={name}
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open && !isOpen && onOpen()}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onKeyDown={walk}
      onBlur={closeWhenFocusLeaves}
      className={styles.group}
      suppressHydrationWarning
    >
      <summary ref={summary} onClick={press} data-current={isCurrent || undefined} className={styles.trigger}>
        {label}
        <ChevronDownIcon size={18} className={styles.chevron} />
      </summary>
      {/* A press between its links leaves the focus in it. */}
      <ul role="list" ref={panel} tabIndex={-1} className={styles.panel}>
        {links.map((link) => (
          <li key={link.href}>
            <Link
              look="bare"
              href={link.href}
              aria-current={link.href === current ? 'page' : undefined}
              onClick={closeBehind}
              className={styles.row}
            >
              <Needle hollow className={styles.needle} />
              <span className={styles.label}>{link.label}</span>
              {link.description && <span className={styles.description}>{link.description}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Also where the focus is elsewhere: a menu under the pointer can be got out of the way (WCAG 1.4.13). */
function useEscape(isWanted: boolean, onEscape: () => void): void {
  const latest = useRef(onEscape)
  useEffect(() => {
    latest.current = onEscape
  })
  useEffect(() => {
    if (!isWanted) return
    const onKeyDown = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape') latest.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isWanted])
}
