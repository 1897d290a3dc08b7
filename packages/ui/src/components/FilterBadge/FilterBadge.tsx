import type { ComponentProps } from 'react'
import { CloseIcon } from '../../art/Icon/index.ts'
import { joinClasses } from '../../theme/joinClasses.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Link } from '../Link/Link.tsx'
import { filterBadgeMessages } from './messages.ts'
import * as styles from './FilterBadge.css.ts'

export interface FilterBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What it filters by. */
  name: string
  /** The address without this filter: removing it is then a link, which works without script. */
  href?: string
  /** The filter was removed. */
  onRemove?: () => void
}

/** One active filter, with the way to remove it. Several of them are in a `FilterBadgeList`. */
export function FilterBadge({ name, href, onRemove, className, ...props }: FilterBadgeProps) {
  const messages = useMessages('filterBadge', filterBadgeMessages)
  const icon = <CloseIcon size={18} />
  return (
    <span className={joinClasses(styles.badge, className)} {...props}>
      <span className={styles.name}>{name}</span>
      {href === undefined ? (
        // A native button: react-aria's would add nothing to it but weight.
        <button type="button" aria-label={messages.remove(name)} className={styles.remove} onClick={onRemove}>
          {icon}
        </button>
      ) : (
        <Link look="bare" href={href} aria-label={messages.remove(name)} className={styles.remove} onClick={onRemove}>
          {icon}
        </Link>
      )}
    </span>
  )
}
