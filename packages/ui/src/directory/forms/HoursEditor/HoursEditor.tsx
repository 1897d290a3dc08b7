import type { DayHours } from '@dira/directory-core'
import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { ChevronDownIcon, ChevronUpIcon } from '../../../art/Icon/index.ts'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { DayBar } from './DayBar.tsx'
import { DayPanel } from './DayPanel.tsx'
import * as styles from './HoursEditor.css.ts'
import { kindOf, timeText } from './daySpans.ts'
import { hoursEditorMessages } from './messages.ts'
import { SpecialDays, type SpecialDaysProps } from './SpecialDays.tsx'

export interface HoursEditorProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** The seven days, Monday first: `weekGrid` of directory-core. */
  week: readonly DayHours[]
  onChange: (week: readonly DayHours[]) => void
  /** The names of the days, Monday first. */
  dayNames: readonly string[]
  /** What was written and could not be read. @default all was read */
  unread?: readonly string[]
  /** The rows of no day of the week, such as public holidays and seasons: `others` of `weekGrid`. @default they cannot be set here */
  special?: SpecialDaysProps
  /** What the page will say. @default nothing */
  note?: ReactNode
}

/** The opening of a week, day by day: each is pressed to set it, in steps of half an hour, with one break. */
export function HoursEditor({
  week,
  onChange,
  dayNames,
  unread = [],
  special,
  note,
  className,
  ...props
}: HoursEditorProps) {
  const messages = useMessages('hoursEditor', hoursEditorMessages)
  const [opened, setOpened] = useState<number>()
  const id = useId()
  const set = (days: readonly number[], day: DayHours) =>
    onChange(week.map((before, at) => (days.includes(at) ? day : before)))

  return (
    <div className={joinClasses(styles.hours, className)} {...props}>
      {unread.map((text, at) => (
        <Notice key={`${at} ${text}`}>{messages.unread(text)}</Notice>
      ))}
      <div className={styles.scale} aria-hidden="true">
        {[0, 6, 12, 18, 24].map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
      <ul role="list" className={styles.days}>
        {week.map((day, at) => {
          const isOpen = opened === at
          const name = dayNames[at] ?? ''
          const Chevron = isOpen ? ChevronUpIcon : ChevronDownIcon
          return (
            <li key={name} className={styles.day} data-open={isOpen || undefined}>
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={isOpen ? `${id}-${at}` : undefined}
                className={styles.row}
                onClick={() => setOpened(isOpen ? undefined : at)}
              >
                <span className={styles.name}>{name}</span>
                <span className={styles.what} data-muted={!day.isKnown || day.spans.length === 0 || undefined}>
                  {wordsOf(day)}
                </span>
                <DayBar day={day} before={week[(at + 6) % 7]} />
                <Chevron size={20} className={styles.chevron} />
              </button>
              {isOpen && (
                <DayPanel
                  id={`${id}-${at}`}
                  name={name}
                  spans={day.isKnown ? day.spans : undefined}
                  onChange={(spans) => set([at], { isKnown: true, spans })}
                  others={dayNames.flatMap((other, index) => (index === at ? [] : [{ at: index, name: other }]))}
                  onCopy={(days) => set(days, day)}
                />
              )}
            </li>
          )
        })}
      </ul>
      {special && <SpecialDays {...special} />}
      {note !== undefined && <Notice tone="success">{note}</Notice>}
    </div>
  )

  function wordsOf(day: DayHours): string {
    const kind = kindOf(day)
    if (kind === undefined) return messages.notSet
    if (kind !== 'open' || !day.isKnown) return messages[kind]
    return day.spans.map(({ opens, closes }) => `${timeText(opens)} – ${timeText(closes)}`).join(', ')
  }
}
