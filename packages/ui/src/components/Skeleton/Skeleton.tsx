import type { ComponentProps } from 'react'
import { joinClasses } from '../../joinClasses.ts'
import * as styles from './Skeleton.css.ts'

export interface SkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What will stand here: a picture in 4:3, a heading, a line of text. @default 'text' */
  shape?: keyof typeof styles.shape
}

/** Keeps the room of what is still on its way: threads without cloth, and without movement. It says nothing to a screen reader. */
export function Skeleton({ shape = 'text', className, ...props }: SkeletonProps) {
  return <div aria-hidden="true" className={joinClasses(styles.shape[shape], className)} {...props} />
}
