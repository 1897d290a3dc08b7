import type { Ref } from 'react'
import { Field, type FieldProps } from '../../../components/Field/Field.tsx'
import * as styles from './CodeField.css.ts'

const LENGTH = 6

interface CodeFieldProps extends Pick<FieldProps, 'label' | 'description' | 'error'> {
  /** Figures alone. */
  value: string
  onChange: (value: string) => void
  disabled?: boolean
  ref?: Ref<HTMLInputElement>
}

/** Six figures: one input that is drawn as six boxes, so that a code can be pasted and a phone can fill it in. */
export function CodeField({ value, onChange, disabled, ref, ...field }: CodeFieldProps) {
  return (
    <Field name="code" {...field}>
      {(control) => (
        <div className={styles.field} dir="ltr">
          <input
            ref={ref}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[0-9]*"
            disabled={disabled}
            value={value}
            // Not by maxLength: what is pasted may have a dash or a blank in it.
            onChange={({ target }) => onChange(target.value.replace(/\D/g, '').slice(0, LENGTH))}
            className={styles.input}
            {...control}
          />
          <div aria-hidden="true" className={styles.boxes}>
            {Array.from({ length: LENGTH }, (_, at) => (
              <span
                key={at}
                className={styles.box}
                data-current={at === Math.min(value.length, LENGTH - 1) || undefined}
              >
                {value[at] ?? ''}
              </span>
            ))}
          </div>
        </div>
      )}
    </Field>
  )
}
