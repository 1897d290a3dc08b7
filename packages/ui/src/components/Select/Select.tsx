import type { ComponentProps, ReactNode } from 'react'
import { SortIcon } from '../../art/Icon/index.ts'
import { joinClasses } from '../../theme/joinClasses.ts'
import { Field, type FieldProps } from '../Field/Field.tsx'
import * as styles from './Select.css.ts'
import { useLongMenu } from './useLongMenu.tsx'

export interface SelectOption {
  readonly value: string
  readonly label: string
}

export interface SelectProps
  extends FieldProps, Omit<ComponentProps<'select'>, 'onChange' | 'value' | 'defaultValue' | 'children'> {
  options: readonly SelectOption[]
  /** `above` is a field of a form, as wide as its place; `beside` is a control of a list, as wide as its words. @default 'beside' */
  labelPlacement?: 'above' | 'beside'
  /** A drawing of what is chosen, before it. */
  icon?: ReactNode
  /** The choice, when the parent keeps it. */
  value?: string
  /** The choice at first, when the control keeps it itself. @default the first option */
  defaultValue?: string
  /** Another option was chosen. */
  onChange?: (value: string) => void
}

/**
 * A choice of one from a few: the browser's own select, with its menu and keyboard, in a plain form with or without script
 * (docs/decisions/0006). What opens of many options has a field to find one of them.
 */
export function Select({
  label,
  description,
  error,
  optional,
  options,
  labelPlacement = 'beside',
  icon,
  value,
  defaultValue,
  onChange,
  onBlur,
  id,
  name,
  className,
  'aria-describedby': describedBy,
  ...props
}: SelectProps) {
  const { handlers, menu, close } = useLongMenu({ label, options })
  return (
    <Field
      label={label}
      description={description}
      error={error}
      optional={optional}
      id={id}
      name={name}
      labelPlacement={labelPlacement}
      aria-describedby={describedBy}
      className={className}
    >
      {(control) => (
        <span className={styles.frame}>
          <select
            className={joinClasses(styles.selectBy[labelPlacement], icon !== undefined && styles.withIcon)}
            value={value}
            defaultValue={value === undefined ? defaultValue : undefined}
            onChange={({ target }) => {
              close()
              onChange?.(target.value)
            }}
            // Its open menu takes the focus to an option within it.
            onBlur={(event) => {
              if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(event)
            }}
            {...handlers}
            {...control}
            {...props}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          {icon !== undefined && <span className={styles.icon}>{icon}</span>}
          <SortIcon size={18} className={styles.arrows} />
          {menu}
        </span>
      )}
    </Field>
  )
}
