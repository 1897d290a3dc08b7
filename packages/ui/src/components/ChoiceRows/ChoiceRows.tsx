import { useId, type ComponentProps, type ReactNode } from 'react'
import { Needle } from '../../art/Needle/Needle.tsx'
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx'
import { joinClasses } from '../../theme/joinClasses.ts'
import { FieldError } from '../Field/FieldError.tsx'
import { useFieldError } from '../Field/fieldErrors.ts'
import * as styles from './ChoiceRows.css.ts'

export interface ChoiceRow<Value extends string> {
  readonly value: Value
  readonly label: string
  /** In a lozenge before the label; the mark is then at the end. Give it to all rows or to none. @default nothing */
  readonly icon?: ReactNode
  /** At the end of the label's line, such as a price. @default nothing */
  readonly end?: ReactNode
  /** A line below. @default nothing */
  readonly note?: ReactNode
}

export interface ChoiceRowsProps<Value extends string> extends Omit<
  ComponentProps<'fieldset'>,
  'children' | 'onChange'
> {
  /** The name of the choice. */
  label: string
  rows: readonly ChoiceRow<Value>[]
  /** Undefined: none yet. */
  value: Value | undefined
  onChange: (value: Value) => void
  /** Makes the label a heading of this rank. @default it is a label */
  headingLevel?: HeadingLevel
  /** The error text: the fault and how to mend it. @default what the form around it says of its name */
  error?: string
}

/** A choice of one from a few that need a line to explain them, each a row that can be pressed. A Select takes less space and explains nothing. */
export function ChoiceRows<Value extends string>({
  label,
  rows,
  value,
  onChange,
  name,
  headingLevel,
  error: ownError,
  className,
  ...props
}: ChoiceRowsProps<Value>) {
  const ownName = useId()
  const error = useFieldError(name, ownError)
  const errorId = `${ownName}-error`
  const hasIcons = rows.some(({ icon }) => icon !== undefined)
  const mark = (
    <span className={styles.mark}>
      <Needle hollow className={styles.hollow} />
      <Needle className={styles.filled} />
    </span>
  )
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error && errorId}
      className={joinClasses(styles.group, className)}
      {...props}
    >
      <legend className={styles.legend}>
        {headingLevel === undefined ? (
          label
        ) : (
          <Heading level={headingLevel} size="h3">
            {label}
          </Heading>
        )}
      </legend>
      <div className={styles.rows} data-joined={hasIcons || undefined}>
        {rows.map((row) => (
          <label key={row.value} className={styles.row}>
            <input
              type="radio"
              name={name ?? ownName}
              value={row.value}
              checked={row.value === value}
              onChange={() => onChange(row.value)}
              className={styles.radio}
            />
            {row.icon !== undefined && (
              <span className={styles.lozenge}>
                <span className={styles.icon}>{row.icon}</span>
              </span>
            )}
            {!hasIcons && mark}
            <span className={styles.words}>
              <span className={styles.line}>
                {row.label}
                {row.end !== undefined && <span>{row.end}</span>}
              </span>
              {row.note !== undefined && <span className={styles.note}>{row.note}</span>}
            </span>
            {hasIcons && mark}
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
