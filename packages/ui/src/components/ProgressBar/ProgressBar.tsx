import type { ComponentProps } from 'react'
import { joinClasses } from '../../theme/joinClasses.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './ProgressBar.css.ts'

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** What goes on. */
  label: string
  /** How much of it is done. */
  done: number
  /** How much there is. */
  of: number
  /** The announcement at every tenth, in words: there are no more. @default nothing */
  words?: ((percent: number) => string) | undefined
}

/** How far something is that takes long and is known to end. What has no known end is a `Spinner`. */
export function ProgressBar({ label, done, of, words, className, ...props }: ProgressBarProps) {
  const percent = of === 0 ? 100 : Math.min(100, Math.floor((done * 100) / of))
  return (
    <>
      {words && <VisuallyHidden role="status">{percent >= 10 && words(Math.floor(percent / 10) * 10)}</VisuallyHidden>}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className={joinClasses(styles.track, className)}
        {...props}
      >
        <div className={styles.done} style={{ inlineSize: `${percent}%` }} />
      </div>
    </>
  )
}
