import type { ComponentProps } from 'react'
import { joinClasses } from '../../theme/joinClasses.ts'
import { useMessages } from '../../messages/useMessages.ts'
import * as styles from './SkipLink.css.ts'
import { skipLinkMessages } from './messages.ts'

export interface SkipLinkProps extends ComponentProps<'a'> {
  /** The fragment of the main part, which needs that id and `tabIndex={-1}`. @default '#main' */
  href?: string
}

/** The first link of the page: it jumps over the header to the main part, and shows itself only when it has the focus. */
export function SkipLink({ href = '#main', children, className, ...props }: SkipLinkProps) {
  const messages = useMessages('skipLink', skipLinkMessages)
  return (
    <a href={href} className={joinClasses(styles.skipLink, className)} {...props}>
      {children ?? messages.toContent}
    </a>
  )
}
