import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../../theme/joinClasses.ts'
import * as styles from './Stale.css.ts'

export interface StaleProps extends ComponentProps<'div'> {
  /** What stands in it answers another question than the one that is asked. */
  isStale: boolean
  /** Words and numbers are hidden at once; cards of businesses, which are true of them whatever is asked, are muted after a moment. @default 'hidden' */
  look?: keyof typeof styles.look
  /** What stands at the start of the room after a moment, such as a Skeleton. @default nothing */
  meanwhile?: ReactNode
}

/** Keeps the room of an answer until the next one is there, so that nothing jumps and nothing untrue is read. */
export function Stale({ isStale, look = 'hidden', meanwhile, className, children, ...props }: StaleProps) {
  const hasMeanwhile = isStale && meanwhile !== undefined
  return (
    <div
      className={joinClasses(styles.look[look], isStale && styles.stale[look], hasMeanwhile && styles.room, className)}
      {...props}
    >
      {children}
      {hasMeanwhile && <div className={styles.meanwhile}>{meanwhile}</div>}
    </div>
  )
}
