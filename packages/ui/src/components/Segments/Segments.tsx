import { useId, type ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Segments.css.ts'

export interface SegmentsProps<Value extends string> {
  /** The name of the choice. */
  label: string
  /** Read, and not shown. @default false */
  isLabelHidden?: boolean
  options: readonly { readonly value: Value; readonly label: ReactNode }[]
  /** Undefined: none yet. */
  value: Value | undefined
  onChange: (value: Value) => void
  /** For who focuses the field by its name. */
  name?: string
}

/** A choice of one from two to four that are all seen: native radio buttons, which arrow keys go through. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, isLabelHidden = false, options, value, onChange, name } = props
  const ownName = useId()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name ?? ownName}
              value={option.value}
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
