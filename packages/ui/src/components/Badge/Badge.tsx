import type { ComponentProps } from 'react'
import { joinClasses } from '../../theme/joinClasses.ts'
import * as styles from './Badge.css.ts'

export interface BadgeProps extends ComponentProps<'span'> {
  /** How loud it is: a marigold or an indigo field, or an outline. @default 'outline' */
  look?: keyof typeof styles.look
}

/** A short mark in the shape of a signpost. Its words carry the meaning; shape and colour support it. */
export function Badge({ look = 'outline', className, ...props }: BadgeProps) {
  return <span className={joinClasses(styles.look[look], className)} {...props} />
}
