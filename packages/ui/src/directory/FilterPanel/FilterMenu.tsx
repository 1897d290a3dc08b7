import type { FacetCount } from '@dira/directory-core'
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { ChevronDownIcon } from '../../art/Icon/index.ts'
import { button } from '../../components/Button/Button.css.ts'
import { CheckboxGroup } from '../../components/CheckboxGroup/index.ts'
import { Disclosure } from '../../components/Disclosure/index.ts'
import { usePressOutside } from '../../components/usePressOutside.ts'
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts'
import { joinClasses } from '../../joinClasses.ts'
import { useMessages } from '../../messages/index.ts'
import * as styles from './FilterPanel.css.ts'
import { filterPanelMessages } from './messages.ts'

/** A facet of a search result, and whether it is chosen. */
export interface FilterOption extends FacetCount {
  readonly isSelected: boolean
}

/** One group of filters. */
export interface FilterGroupChoices<Group extends string> {
  readonly group: Group
  /** The name of its values in the query of the address. */
  readonly name: string
  /** What a visitor reads: 'Category'. */
  readonly label: string
  readonly options: readonly FilterOption[]
  /** Opens the rest on a narrow screen, which then shows three at first: 'Show all 9 countries'. @default all are shown */
  readonly showAllLabel?: string
}

/** How many options stand for all of them on a narrow screen. */
const SHOWN_AT_FIRST = 3

interface FilterMenuProps<Group extends string> {
  choices: FilterGroupChoices<Group>
  onToggle: (group: Group, value: string) => void
  onClear: (group: Group) => void
}

/**
 * One group: a trigger with its menu on a wide screen, the choices alone on a narrow one. The menu follows its `<details>` instead of standing
 * in it, because what a closed one holds can never be shown.
 */
export function FilterMenu<Group extends string>({ choices, onToggle, onClear }: FilterMenuProps<Group>) {
  const { group, name, label, options, showAllLabel } = choices
  const messages = useMessages('filterPanel', filterPanelMessages)
  const [isOpen, setIsOpen] = useState(false)
  const whole = useRef<HTMLDivElement>(null)
  const details = useRef<HTMLDetailsElement>(null)
  const summary = useRef<HTMLElement>(null)
  const selected = options.filter(({ isSelected }) => isSelected).map(({ value }) => value)
  const hasRest = showAllLabel !== undefined && options.length > SHOWN_AT_FIRST + 1

  usePressOutside(isOpen, [whole], () => setIsOpen(false))
  // It may have been opened before hydration.
  useEffect(() => setIsOpen(details.current?.open ?? false), [])

  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    summary.current?.focus()
    setIsOpen(false)
  }
  const closeWhenFocusLeaves = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setIsOpen(false)
  }
  const change = (values: readonly string[]) => {
    const toggled = options.find(({ value, isSelected }) => isSelected !== values.includes(value))
    if (toggled) onToggle(group, toggled.value)
  }
  const clear = () => {
    // The button goes with the last choice.
    whole.current?.querySelector<HTMLElement>('input')?.focus()
    onClear(group)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- It hears what happens on its trigger and its choices.
    <div ref={whole} className={styles.group} onKeyDown={closeByEscape} onBlur={closeWhenFocusLeaves}>
      <details
        ref={details}
        open={isOpen}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        className={styles.trigger}
        suppressHydrationWarning
      >
        <summary ref={summary} className={joinClasses(styles.summary, selected.length > 0 && styles.inForce)}>
          {label}
          {selected.length > 0 && (
            <>
              <span aria-hidden="true" className={styles.number}>
                {selected.length}
              </span>
              <VisuallyHidden>, {messages.selected(selected.length)}</VisuallyHidden>
            </>
          )}
          <ChevronDownIcon size={18} className={styles.chevron} />
        </summary>
      </details>
      <div className={joinClasses(styles.menu, hasRest && styles.shortened)}>
        <CheckboxGroup
          label={label}
          look="menu"
          name={name}
          options={options}
          value={selected}
          onChange={change}
          className={styles.choices}
        />
        {hasRest && (
          <Disclosure look="link" label={showAllLabel} openLabel={messages.showFewer} className={styles.rest} />
        )}
        <div className={styles.foot}>
          <span>{messages.selected(selected.length)}</span>
          {selected.length > 0 && (
            <button type="button" className={button({ variant: 'link' })} onClick={clear}>
              {messages.clear} <VisuallyHidden>{label}</VisuallyHidden>
            </button>
          )}
        </div>
      </div>
    </div>
  )
}
