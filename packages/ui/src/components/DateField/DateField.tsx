import { useEffect, useId, useImperativeHandle, useRef, useState, type ComponentProps } from 'react'
import { CalendarIcon } from '../../art/Icon/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { joinClasses } from '../../theme/joinClasses.ts'
import { Field, type FieldProps } from '../Field/Field.tsx'
import { reveal, withReveal } from '../TextField/TextField.css.ts'
import { useHydrated } from '../useHydrated.ts'
import * as styles from './DateField.css.ts'
import { dateFieldMessages } from './messages.ts'
import { readDay } from './readDay.ts'

export interface DateFieldProps
  extends
    FieldProps,
    Omit<
      ComponentProps<'input'>,
      'onChange' | 'value' | 'defaultValue' | 'checked' | 'defaultChecked' | 'type' | 'onBlur'
    > {
  /** YYYY-MM-DD; '' where none is given. */
  value: string
  /** Another day was written or chosen, YYYY-MM-DD; what could not be read comes as it was written, and a `Form` around it is not sent. */
  onChange: (day: string) => void
  /** It was left. */
  onBlur?: (() => void) | undefined
  /** The first and the last day of the calendar. @default any */
  min?: string | undefined
  max?: string | undefined
  /** YYYY-MM-DD. @default this device's */
  today?: string
}

/**
 * A day as people write it: '12 March 2027', 'tomorrow', 'in 3 months', '31/12/2026'. It says below how that was understood. The calendar beside it is
 * the browser's own: it is light, and the one that its user knows.
 */
export function DateField({
  label,
  description,
  error,
  optional,
  id,
  name,
  value,
  onChange,
  onBlur,
  min,
  max,
  today = deviceToday(),
  className,
  'aria-describedby': describedBy,
  ref,
  ...props
}: DateFieldProps) {
  const messages = useMessages('dateField', dateFieldMessages)
  const { locale } = messages
  const saidId = useId()
  const isHydrated = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current)
  const calendar = useRef<HTMLInputElement>(null)
  /** The text that is being written, until the field is left. */
  const [draft, setDraft] = useState<string>()
  const known = readDay(value, { today, locale })?.day === value ? value : undefined
  const text = draft ?? (known === undefined ? value : messages.written(known))
  const read = text.trim() === '' ? undefined : readDay(text, { today, locale })
  const isUnread = read === undefined && text.trim() !== ''
  const said = read && (read.other === undefined ? messages.read(read.day) : messages.readBoth(read.day, read.other))
  const isWritten = draft === undefined

  useEffect(() => input.current?.setCustomValidity(isUnread ? messages.unread : ''), [isUnread, messages])

  const write = (written: string) => {
    setDraft(written)
    onChange(written.trim() === '' ? '' : (readDay(written, { today, locale })?.day ?? written))
  }
  return (
    <Field
      label={label}
      description={description}
      error={isUnread && isWritten ? messages.unread : error}
      optional={optional}
      id={id}
      name={name}
      aria-describedby={joinClasses(saidId, describedBy)}
      className={className}
    >
      {(control) => (
        <>
          <span className={withReveal}>
            <input
              ref={input}
              type="text"
              autoComplete="off"
              className={styles.input}
              value={text}
              onChange={({ target }) => write(target.value)}
              onBlur={() => {
                // An ambiguous one stays as it was written, with what it was taken for.
                setDraft(read?.other === undefined ? undefined : draft)
                onBlur?.()
              }}
              {...control}
              {...props}
            />
            {isHydrated && (
              <>
                <input
                  ref={calendar}
                  type="date"
                  tabIndex={-1}
                  aria-hidden="true"
                  min={min}
                  max={max}
                  value={known ?? ''}
                  onChange={({ target }) => {
                    setDraft(undefined)
                    onChange(target.value)
                  }}
                  className={styles.calendar}
                />
                <button
                  type="button"
                  className={reveal}
                  aria-label={messages.calendar(label)}
                  onClick={() => calendar.current?.showPicker()}
                >
                  <CalendarIcon />
                </button>
              </>
            )}
          </span>
          <span id={saidId} role="status" className={joinClasses(styles.said, said === undefined && styles.silent)}>
            {said}
          </span>
        </>
      )}
    </Field>
  )
}

function deviceToday(): string {
  const now = new Date()
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())).toISOString().slice(0, 10)
}
