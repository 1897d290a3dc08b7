import type { ActiveFilter } from '@dira/directory-core'
import { useImperativeHandle, useRef, type ComponentProps } from 'react'
import { button } from '../../../components/Button/Button.css.ts'
import { FilterBadgeList } from '../../../components/FilterBadge/FilterBadgeList.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import * as styles from './ActiveFilters.css.ts'
import type { FilterRemoval } from './filterRemoval.ts'
import { activeFiltersMessages } from './messages.ts'

export interface ActiveFiltersProps extends Omit<ComponentProps<'div'>, 'children'>, FilterRemoval {
  /** The filters that the text of the search was understood as, each with the address without it. @default [] */
  understood?: readonly { readonly name: string; readonly href: string }[]
}

/**
 * How many filters are active, a badge for each that removes it, and 'Clear all'. Where a badge goes the focus is on the next; with the
 * last one it stays here, so keep it mounted: without filters it takes no space.
 */
export function ActiveFilters({
  filters,
  understood = [],
  hrefOf,
  onRemove,
  clearHref,
  onClear,
  className,
  ref,
  ...props
}: ActiveFiltersProps) {
  const messages = useMessages('activeFilters', activeFiltersMessages)
  const whole = useRef<HTMLDivElement>(null)
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => whole.current)

  const count = understood.length + filters.length
  const remove = (filter: ActiveFilter) => {
    if (count === 1) whole.current?.focus()
    onRemove?.(filter)
  }
  const clear = () => {
    whole.current?.focus()
    onClear?.()
  }

  return (
    <div
      ref={whole}
      role="group"
      aria-label={messages.count(count)}
      tabIndex={-1}
      className={joinClasses(count === 0 ? styles.none : styles.row, className)}
      {...props}
    >
      {count > 0 && (
        <>
          <span aria-hidden="true" className={styles.count}>
            {messages.count(count)}
          </span>
          <FilterBadgeList
            className={styles.badges}
            filters={[
              ...understood,
              ...filters.map((filter) => ({
                name: filter.label,
                onRemove: () => remove(filter),
                ...(hrefOf && { href: hrefOf(filter) }),
              })),
            ]}
          />
          {clearHref === undefined ? (
            <button type="button" className={joinClasses(button({ variant: 'link' }), styles.clear)} onClick={clear}>
              {messages.clear}
            </button>
          ) : (
            <Link standalone href={clearHref} className={styles.clear} onClick={clear}>
              {messages.clear}
            </Link>
          )}
        </>
      )}
    </div>
  )
}
