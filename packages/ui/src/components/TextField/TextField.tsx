import { useImperativeHandle, useRef, useState, type ComponentProps } from 'react'
import { joinClasses } from '../../theme/joinClasses.ts'
import { Field, type FieldProps } from '../Field/Field.tsx'
import { useHydrated } from '../useHydrated.ts'
import { RevealButton } from './RevealButton.tsx'
import * as styles from './TextField.css.ts'

export interface TextFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'defaultValue' | 'type'> {
  /** The kind of text. It brings the right keyboard; a password can be shown. @default 'text' */
  type?: 'text' | 'email' | 'password' | 'tel' | 'url' | 'number' | 'date'
  /** The text, when the parent keeps it. */
  value?: string
  /** The text at first, when the field keeps it itself. @default '' */
  defaultValue?: string
  /** The text changed. */
  onChange?: (value: string) => void
  /** The most characters, with a counter below: '21 of 60'. */
  limit?: number
}

const LEFT_TO_RIGHT: ReadonlySet<string> = new Set(['email', 'tel', 'url'])

/**
 * A line of text, with its label, hint, counter and error. A native input, not react-aria's: that one puts back what the server sent and
 * so loses what was typed before the script came.
 */
export function TextField({
  label,
  description,
  error,
  optional,
  limit,
  type = 'text',
  value,
  defaultValue,
  onChange,
  id,
  name,
  disabled,
  className,
  'aria-describedby': describedBy,
  ref,
  ...props
}: TextFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => field.current)
  const hydrated = useHydrated()
  const [isRevealed, setRevealed] = useState(false)
  const isSecret = type === 'password'

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
      {(control) => {
        const input = (
          <input
            ref={field}
            type={isRevealed ? 'text' : type}
            maxLength={limit}
            disabled={disabled}
            dir={LEFT_TO_RIGHT.has(type) ? 'ltr' : undefined}
            className={joinClasses(styles.input, isSecret && styles.secret)}
            value={value}
            defaultValue={value === undefined ? defaultValue : undefined}
            onChange={({ target }) => onChange?.(target.value)}
            {...control}
            {...props}
          />
        )
        if (!isSecret) return input
        return (
          <span className={styles.withReveal}>
            {input}
            {hydrated && (
              <RevealButton field={field} isRevealed={isRevealed} onChange={setRevealed} disabled={disabled} />
            )}
          </span>
        )
      }}
    </Field>
  )
}
