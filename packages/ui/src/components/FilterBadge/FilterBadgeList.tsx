import { useImperativeHandle, useLayoutEffect, useRef, type ComponentProps } from 'react'
import { joinClasses } from '../../theme/joinClasses.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { FilterBadge, type FilterBadgeProps } from './FilterBadge.tsx'
import { filterBadgeMessages } from './messages.ts'
import * as styles from './FilterBadge.css.ts'

export interface FilterBadgeListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The active filters, each with the way to remove it. */
  filters: readonly Pick<FilterBadgeProps, 'name' | 'href' | 'onRemove'>[]
}

/** The active filters. Where one is removed, the focus moves to the next, and not back to the start of the page. */
export function FilterBadgeList({ filters, className, ref, ...props }: FilterBadgeListProps) {
  const messages = useMessages('filterBadge', filterBadgeMessages)
  const list = useRef<HTMLUListElement>(null)
  useImperativeHandle<HTMLUListElement | null, HTMLUListElement | null>(ref, () => list.current)
  const removed = useRef<number>(undefined)

  useLayoutEffect(() => {
    if (removed.current === undefined) return
    const next = list.current?.children[Math.min(removed.current, filters.length - 1)]
    removed.current = undefined
    if (document.activeElement === document.body) next?.querySelector<HTMLElement>('a, button')?.focus()
  }, [filters.length])

  return (
    <ul ref={list} role="list" aria-label={messages.list} className={joinClasses(styles.list, className)} {...props}>
      {filters.map(({ onRemove, ...filter }, index) => {
        const remove = () => {
          removed.current = index
          onRemove?.()
        }
        return (
          <li key={filter.name} className={styles.item}>
            <FilterBadge {...filter} onRemove={remove} />
          </li>
        )
      })}
    </ul>
  )
}
