import type { ComponentProps } from 'react'
import { joinClasses } from '../../theme/joinClasses.ts'
import * as styles from './Skeleton.css.ts'

export interface SkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The shape of the content: a picture in 4:3, a heading, a line of text. @default 'text' */
  shape?: keyof typeof styles.shape
}

/** Reserves the space of content that is loading: threads without cloth, and without movement. Screen readers skip it. */
export function Skeleton({ shape = 'text', className, ...props }: SkeletonProps) {
  return <div aria-hidden="true" className={joinClasses(styles.shape[shape], className)} {...props} />
}
