import type { ComponentProps, ReactNode } from 'react'
import { Dial } from '../../art/Dial/Dial.tsx'
import { joinClasses } from '../../theme/joinClasses.ts'
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Text } from '../Text/Text.tsx'
import * as styles from './EmptyState.css.ts'

export interface EmptyStateProps extends ComponentProps<'div'> {
  /** The line that says what is missing: a heading, and in a panel a status, as the panel has its own heading. */
  heading: string
  /** Its rank, but for a panel. @default 2 */
  headingLevel?: HeadingLevel
  /** What to do about it. */
  children?: ReactNode
  /** What there is instead, such as a list of links, before the ways on. */
  details?: ReactNode
  /** The ways on: buttons or links. */
  actions?: ReactNode
  /** In place of the rows of a list or a table, part of a page, or all of it. @default 'section' */
  size?: 'panel' | 'section' | 'page'
  /** Where the stray needle points, in degrees. @default 116 */
  bearing?: number
}

/** Says that there is nothing, why, and the way on, beside a compass whose needle strays. */
export function EmptyState({
  heading,
  headingLevel = 2,
  children,
  details,
  actions,
  size = 'section',
  bearing = 116,
  className,
  ...props
}: EmptyStateProps) {
  const hasDetails = Boolean(details)
  const isPanel = size === 'panel'
  return (
    <div className={joinClasses(styles.layout[size], hasDetails && styles.besideDetails, className)} {...props}>
      <div className={joinClasses(styles.dial, hasDetails && styles.dialBesideDetails)}>
        <Dial bearing={bearing} look={isPanel ? 'plain' : 'woven'} />
      </div>
      <div className={styles.words}>
        {isPanel ? (
          <strong role="status">{heading}</strong>
        ) : (
          <Heading level={headingLevel} size={size === 'page' ? 'hero' : 'h2'}>
            {heading}
          </Heading>
        )}
        {children && (
          <Text size={isPanel ? 'small' : 'lead'} tone="muted">
            {children}
          </Text>
        )}
        {details}
        {actions && (
          <Inline gap={4} className={styles.actions}>
            {actions}
          </Inline>
        )}
      </div>
    </div>
  )
}
