import { useId, type ComponentProps } from 'react'
import { joinClasses } from '../../joinClasses.ts'
import { useMessages } from '../../messages/index.ts'
import { progressBarMessages } from './messages.ts'
import * as styles from './ProgressBar.css.ts'

export interface ProgressBarProps extends Omit<
  ComponentProps<'progress'>,
  'children' | 'value' | 'defaultValue' | 'max'
> {
  /** What goes on. */
  label: string
  /** How much of it is done. @default unknown: the bar only says that it goes on */
  value?: number
  /** How much there is to do. @default 100 */
  max?: number
  /** How far it is, in words: '3 of 10 pictures'. @default the percentage, where the value is known */
  valueText?: string
}

/** How far something is. The browser's own progress element, which screen readers know and which needs no script. */
export function ProgressBar({ label, value, max = 100, valueText, id, className, ...props }: ProgressBarProps) {
  const messages = useMessages('progressBar', progressBarMessages)
  const ownId = useId()
  const barId = id ?? ownId
  const text = valueText ?? (value === undefined ? undefined : messages.percent(Math.round((value / max) * 100)))
  return (
    <div className={joinClasses(styles.field, className)}>
      <label htmlFor={barId} className={styles.label}>
        {label}
      </label>
      {text && (
        // The bar says it.
        <bdi aria-hidden="true" className={styles.value}>
          {text}
        </bdi>
      )}
      <progress
        id={barId}
        value={value}
        max={max}
        aria-valuetext={text}
        data-complete={value === max || undefined}
        className={styles.bar}
        {...props}
      />
    </div>
  )
}
