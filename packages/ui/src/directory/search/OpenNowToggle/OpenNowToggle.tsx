import type { ComponentProps, MouseEvent } from 'react'
import { Needle } from '../../../art/Needle/Needle.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useFormatCount } from '../../../messages/useFormatCount.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import * as filters from '../FilterPanel/FilterPanel.css.ts'
import { HiddenFields, type HiddenField } from '../HiddenFields.tsx'
import { openNowToggleMessages } from './messages.ts'
import * as styles from './OpenNowToggle.css.ts'

export interface OpenNowToggleProps extends Omit<ComponentProps<'form'>, 'children' | 'onChange'> {
  /** The address of the list, for the form that it is without script. */
  action: string
  /** Whether the list holds only what is open now. @default false */
  isSelected?: boolean
  /** It was switched on or off. */
  onChange: (isSelected: boolean) => void
  /** How many results are open now. @default not known yet */
  count?: number | undefined
  /** The most that `count` can be, such as the results: room for it is kept until it is known. @default no count is shown */
  most?: number
  /** What else stays in the address when the form navigates by itself, such as the search text. @default [] */
  keep?: readonly HiddenField[]
}

/** The filter 'Open now': a toggle button, and without script a GET form that asks for `open=now`. */
export function OpenNowToggle({
  action,
  isSelected = false,
  onChange,
  count,
  most,
  keep = [],
  className,
  ...props
}: OpenNowToggleProps) {
  const messages = useMessages('openNowToggle', openNowToggleMessages)
  const formatCount = useFormatCount()
  const toggle = (event: MouseEvent) => {
    event.preventDefault()
    onChange(!isSelected)
  }
  return (
    <form method="get" action={action} className={joinClasses(styles.form, className)} {...props}>
      <HiddenFields fields={keep} />
      <button
        type="submit"
        aria-pressed={isSelected}
        // Pressed again without script, it is no more in the address.
        {...(!isSelected && { name: 'open', value: 'now' })}
        onClick={toggle}
        className={joinClasses(filters.summary, styles.toggle, isSelected && filters.inForce)}
      >
        <Needle hollow={!isSelected} className={isSelected ? styles.needle.open : styles.needle.any} />
        {messages.label}
        {most !== undefined && (
          <span className={styles.count}>
            <bdi aria-hidden="true" className={styles.room}>
              {formatCount(most)}
            </bdi>
            {count !== undefined && (
              <>
                <bdi aria-hidden="true" className={styles.number}>
                  {formatCount(count)}
                </bdi>
                <VisuallyHidden>, {messages.count(count)}</VisuallyHidden>
              </>
            )}
          </span>
        )}
      </button>
    </form>
  )
}
