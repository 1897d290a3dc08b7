import { useImperativeHandle, useRef, type ComponentProps } from 'react'
import { Field, type FieldProps } from '../Field/Field.tsx'
import * as styles from './TextArea.css.ts'

export interface TextAreaProps
  extends FieldProps, Omit<ComponentProps<'textarea'>, 'onChange' | 'value' | 'defaultValue' | 'children'> {
  /** The text, when the parent keeps it. */
  value?: string
  /** The text at first, when the field keeps it itself. @default '' */
  defaultValue?: string
  /** The text changed. */
  onChange?: (value: string) => void
  /** The most characters, with a counter below: '103 of 600'. */
  limit?: number
  /** How many lines it shows. @default 5 */
  rows?: number
}

/** A longer text, with its label, hint, counter and error. A native text area, for the reason that TextField gives. */
export function TextArea({
  label,
  description,
  error,
  optional,
  limit,
  value,
  defaultValue,
  onChange,
  rows = 5,
  id,
  name,
  className,
  'aria-describedby': describedBy,
  ref,
  ...props
}: TextAreaProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => field.current)

  return (
    <Field
      label={label}
      description={description}
      error={error}
      optional={optional}
      id={id}
      name={name}
      count={limit === undefined ? undefined : { field, limit, text: value ?? defaultValue ?? '' }}
      aria-describedby={describedBy}
      className={className}
    >
      {(control) => (
        <textarea
          ref={field}
          rows={rows}
          maxLength={limit}
          className={styles.area}
          value={value}
          defaultValue={value === undefined ? defaultValue : undefined}
          onChange={({ target }) => onChange?.(target.value)}
          {...control}
          {...props}
        />
      )}
    </Field>
  )
}
