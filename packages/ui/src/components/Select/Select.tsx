import { useId, type ComponentProps } from 'react'
import { SortIcon } from '../../art/Icon/index.ts'
import { joinClasses } from '../../joinClasses.ts'
import * as styles from './Select.css.ts'

export interface SelectOption {
  readonly value: string
  readonly label: string
}

export interface SelectProps extends Omit<
  ComponentProps<'select'>,
  'onChange' | 'value' | 'defaultValue' | 'children'
> {
  /** What is chosen, before the control. */
  label: string
  options: readonly SelectOption[]
  /** The choice, when the parent keeps it. */
  value?: string
  /** The choice at first, when the control keeps it itself. @default the first option */
  defaultValue?: string
  /** Another option was chosen. */
  onChange?: (value: string) => void
}

/** A choice of one from a few: the browser's own select, with its menu and keyboard, in a plain form with or without script. */
export function Select({ label, options, value, defaultValue, onChange, id, className, ...props }: SelectProps) {
  const ownId = useId()
  const selectId = id ?? ownId
  return (
    <div className={joinClasses(styles.field, className)}>
      <label htmlFor={selectId} className={styles.label}>
        {label}
      </label>
      <span className={styles.control}>
        <select
          id={selectId}
          className={styles.select}
          value={value}
          defaultValue={value === undefined ? defaultValue : undefined}
          onChange={({ target }) => onChange?.(target.value)}
          {...props}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <SortIcon size={18} className={styles.arrows} />
      </span>
    </div>
  )
}
