import { useId, type ChangeEvent, type ComponentProps, type ReactNode } from 'react'
import { joinClasses } from '../../theme/joinClasses.ts'
import { useFormatCount } from '../../messages/useFormatCount.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { FieldError } from '../Field/FieldError.tsx'
import { FieldErrorsContext, useFieldError } from '../Field/fieldErrors.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { checkboxGroupMessages } from './messages.ts'
import * as styles from './CheckboxGroup.css.ts'

export interface CheckboxOption {
  readonly value: string
  readonly label: string
  /** How many results the choice would give. None is muted, and can be chosen all the same. */
  readonly count?: number
  readonly description?: string
  readonly disabled?: boolean
}

export interface CheckboxGroupProps extends Omit<
  ComponentProps<'fieldset'>,
  'onChange' | 'value' | 'defaultValue' | 'children'
> {
  /** The name of the group, above the choices. */
  label: string
  /** Leaves the label to screen readers, where the eye has it already, as in a menu. @default false */
  hideLabel?: boolean
  /** The name under which a form sends each choice. */
  name: string
  options: readonly CheckboxOption[]
  /** The choices, when the parent keeps them. */
  value?: readonly string[]
  /** The choices at first, when the group keeps them itself. @default [] */
  defaultValue?: readonly string[]
  /** A choice was made or taken back: all choices now. One whose row is not shown stays. */
  onChange?: (value: readonly string[]) => void
  /** Stands between the label and the choices, such as a field that narrows them. */
  head?: ReactNode
  /** A hint below the label, read with the group. */
  description?: ReactNode
  /** The error text: the fault and how to mend it. @default what the form around it says of its name */
  error?: string
  /** `menu` fills the width of a menu and has a wash under the pointer. @default 'plain' */
  look?: 'plain' | 'menu'
  /** Puts many choices into columns, as many as there is room for. @default false */
  inColumns?: boolean
}

const NO_ERRORS = {}

/** Choices of which any number holds. Native checkboxes in a native group, for the reason that Checkbox gives. */
export function CheckboxGroup({
  label,
  hideLabel = false,
  name,
  options,
  value,
  defaultValue = [],
  onChange,
  head,
  description,
  error: ownError,
  look = 'plain',
  inColumns = false,
  className,
  'aria-describedby': outerDescription,
  ...props
}: CheckboxGroupProps) {
  const error = useFieldError(name, ownError)
  const id = useId()
  const errorId = `${id}-error`
  const descriptionId = `${id}-description`
  const describedBy = [error && errorId, description && descriptionId, outerDescription]

  const change = ({ currentTarget, target }: ChangeEvent<HTMLFieldSetElement>) => {
    // What stands at its head may have fields of its own.
    if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return
    const { value: changed, checked } = target
    if (value === undefined) onChange?.(checkedValues(currentTarget))
    else onChange?.(checked ? [...value, changed] : value.filter((one) => one !== changed))
  }

  const choices = options.map((option) => (
    <Checkbox
      key={option.value}
      name={name}
      value={option.value}
      disabled={option.disabled}
      look={look}
      aria-invalid={error ? true : undefined}
      description={option.description}
      end={option.count !== undefined && <Count of={option.count} />}
      {...(value === undefined
        ? { defaultChecked: defaultValue.includes(option.value) }
        : { checked: value.includes(option.value) })}
    >
      {option.count === 0 ? <span className={styles.nothing}>{option.label}</span> : option.label}
    </Checkbox>
  ))

  return (
    <fieldset
      className={joinClasses(styles.group, className)}
      aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
      onChange={change}
      {...props}
    >
      <legend className={hideLabel ? styles.unseenLegend : styles.legend}>{label}</legend>
      {description && (
        <p id={descriptionId} className={styles.description}>
          {description}
        </p>
      )}
      {head}
      {/* The error is the group's, said once. */}
      <FieldErrorsContext value={NO_ERRORS}>
        {inColumns ? <div className={styles.columns}>{choices}</div> : choices}
      </FieldErrorsContext>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}

function Count({ of }: { of: number }) {
  const messages = useMessages('checkboxGroup', checkboxGroupMessages)
  const formatCount = useFormatCount()
  return (
    <>
      <VisuallyHidden>{messages.count(of)}</VisuallyHidden>
      <bdi aria-hidden="true">{formatCount(of)}</bdi>
    </>
  )
}

const checkedValues = (group: HTMLFieldSetElement): readonly string[] =>
  [...group.querySelectorAll<HTMLInputElement>('input:checked')].map((input) => input.value)
