import type { FacetCount } from '@dira/directory-core'
import { useEffect, useEffectEvent } from 'react'
import { ChevronDownIcon } from '../../../art/Icon/index.ts'
import { button } from '../../../components/Button/Button.css.ts'
import { CheckboxGroup } from '../../../components/CheckboxGroup/CheckboxGroup.tsx'
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx'
import { useNarrowing } from '../../../components/Narrowing/useNarrowing.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useFormatCount } from '../../../messages/useFormatCount.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import * as styles from './FilterPanel.css.ts'
import { filterPanelMessages } from './messages.ts'
import { useMenu } from './useMenu.ts'

/** A facet of a search result, whose count may not be known, and whether it is chosen. */
export interface FilterOption extends Pick<FacetCount, 'value' | 'label'>, Partial<Pick<FacetCount, 'count'>> {
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
  const formatCount = useFormatCount()
  const { isOpen, wholeRef, wholeProps, detailsProps, summaryRef } = useMenu()
  const selected = options.filter(({ isSelected }) => isSelected).map(({ value }) => value)
  const hasRest = showAllLabel !== undefined && options.length > SHOWN_AT_FIRST + 1
  const {
    field,
    shown,
    isNarrowed,
    onKeyDown,
    clear: showAll,
  } = useNarrowing({
    options,
    kind: label,
    onTake: ({ value }) => onToggle(group, value),
  })
  const showAllAgain = useEffectEvent(showAll)
  useEffect(() => {
    if (!isOpen) showAllAgain()
  }, [isOpen])

  const change = (values: readonly string[]) => {
    const toggled = options.find(({ value, isSelected }) => isSelected !== values.includes(value))
    if (toggled) onToggle(group, toggled.value)
  }
  const clear = () => {
    // The button goes with the last choice.
    wholeRef.current?.querySelector<HTMLElement>('input')?.focus()
    onClear(group)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- It hears what happens on its trigger and its choices.
    <div
      className={styles.group}
      {...wholeProps}
      onKeyDown={(event) => {
        wholeProps.onKeyDown(event)
        onKeyDown(event)
      }}
    >
      <details className={styles.trigger} {...detailsProps}>
        <summary ref={summaryRef} className={joinClasses(styles.summary, selected.length > 0 && styles.inForce)}>
          {label}
          {selected.length > 0 && (
            <>
              <span aria-hidden="true" className={styles.number}>
                {formatCount(selected.length)}
              </span>
              <VisuallyHidden>, {messages.selected(selected.length)}</VisuallyHidden>
            </>
          )}
          <ChevronDownIcon size={18} className={styles.chevron} />
        </summary>
      </details>
      <div
        className={joinClasses(
          styles.menu,
          field !== undefined && styles.many,
          hasRest && !isNarrowed && styles.shortened,
        )}
      >
        {/* Not the group itself: a fieldset does not scroll what is in it. */}
        <div className={styles.scrolled}>
          <CheckboxGroup
            label={label}
            look="menu"
            head={field}
            name={name}
            options={shown}
            value={selected}
            onChange={change}
            className={styles.choices}
          />
        </div>
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
