import { useId, type ReactNode } from 'react'
import * as styles from './Segmented.css.ts'

interface SegmentedProps<Value extends string> {
  label: string
  options: readonly { readonly value: Value; readonly label: ReactNode }[]
  /** Undefined: none yet. */
  value: Value | undefined
  onChange: (value: Value) => void
}

/** A choice of one from a few that are all seen: radio buttons in a row. */
export function Segmented<Value extends string>({ label, options, value, onChange }: SegmentedProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className={styles.input}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
