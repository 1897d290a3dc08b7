import { useId, useImperativeHandle, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { joinClasses } from '../../theme/joinClasses.ts'
import { FieldError } from '../Field/FieldError.tsx'
import { useFieldError } from '../Field/fieldErrors.ts'
import * as styles from './Checkbox.css.ts'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'onChange' | 'type'> {
  /** The name of the checkbox: a choice or an agreement. It may hold a link. */
  children: ReactNode
  /** A hint below the name, read after it. */
  description?: ReactNode
  /** Content at the end of the row, such as a count, read after the name. */
  end?: ReactNode
  /** The error text: the fault and how to mend it. @default what the form around it says of its name */
  error?: string
  /** Some of what it stands for is chosen, but not all. It needs script. @default false */
  indeterminate?: boolean
  /** Whether it is chosen, when the parent keeps it. */
  checked?: boolean
  /** Whether it is chosen at first, when it keeps that itself. @default false */
  defaultChecked?: boolean
  /** It was ticked or cleared. */
  onChange?: (isChecked: boolean) => void
  /** `menu` fills the width of a menu and has a wash under the pointer. @default 'plain' */
  look?: 'plain' | 'menu'
}

/**
 * A choice to make or leave. A native checkbox, not react-aria's: that one forgets a tick made before the script came, and shows none
 * without.
 */
export function Checkbox({
  children,
  description,
  end,
  error: ownError,
  indeterminate = false,
  onChange,
  look = 'plain',
  id,
  name,
  className,
  'aria-describedby': outerDescription,
  ref,
  ...props
}: CheckboxProps) {
  const error = useFieldError(name, ownError)
  const ownId = useId()
  const inputId = id ?? ownId
  const labelId = `${inputId}-label`
  const descriptionId = `${inputId}-description`
  const endId = `${inputId}-end`
  const errorId = `${inputId}-error`
  const describedBy = [error && errorId, description && descriptionId, end !== undefined && endId, outerDescription]

  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current)
  // After every render: the browser drops the state with each click, and there is no attribute for it.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate
  })

  return (
    <div className={joinClasses(styles.field, className)}>
      <label className={joinClasses(styles.row, look === 'menu' && styles.menuRow)}>
        <input
          ref={input}
          id={inputId}
          type="checkbox"
          name={name}
          className={styles.box}
          // The row is the label, so that all of it can be clicked; the name is the text alone.
          aria-labelledby={labelId}
          aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => onChange?.(target.checked)}
          {...props}
        />
        <span id={labelId} className={styles.label}>
          {children}
        </span>
        {end !== undefined && (
          <span id={endId} className={styles.end}>
            {end}
          </span>
        )}
        {description && (
          <span id={descriptionId} className={styles.description}>
            {description}
          </span>
        )}
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
