import { useId, type ReactNode } from 'react'
import { joinClasses } from '../../theme/joinClasses.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { FieldError } from './FieldError.tsx'
import { useFieldError } from './fieldErrors.ts'
import { fieldMessages } from './messages.ts'
import { TextCount, type TextCountProps } from './TextCount.tsx'
import * as styles from './Field.css.ts'

/** What every field takes, whatever its control. */
export interface FieldProps {
  /** The name of the field. It stays when the text comes. */
  label: string
  /** A hint below the control, read after its name. */
  description?: ReactNode
  /** The error text: the fault and how to mend it. @default what the form around it says of its name */
  error?: string | undefined
  /** Says '(optional)' beside the label. What is required is not marked. @default false */
  optional?: boolean | undefined
}

/** What ties a control to its label, hint and error. */
export interface ControlProps {
  id: string
  name: string | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldLayoutProps extends FieldProps {
  id?: string | undefined
  name?: string | undefined
  labelPlacement?: keyof typeof styles.labelPlacement
  /** How the length of a text is counted. */
  count?: Omit<TextCountProps, 'id'> | undefined
  /** What else describes the control. */
  'aria-describedby'?: string | undefined
  className?: string | undefined
  children: (control: ControlProps) => ReactNode
}

/** The frame of a field: label, the control that `children` draws, error, hint and counter, all tied together. */
export function Field({
  label,
  description,
  error: ownError,
  optional = false,
  id,
  name,
  labelPlacement = 'above',
  count,
  'aria-describedby': outerDescription,
  className,
  children,
}: FieldLayoutProps) {
  const messages = useMessages('field', fieldMessages)
  const error = useFieldError(name, ownError)
  const ownId = useId()
  const controlId = id ?? ownId
  const errorId = `${controlId}-error`
  const descriptionId = `${controlId}-description`
  const countId = `${controlId}-count`
  const describedBy = [error && errorId, description && descriptionId, count && countId, outerDescription]

  return (
    <div className={joinClasses(styles.field, styles.labelPlacement[labelPlacement], className)}>
      <label htmlFor={controlId} className={styles.label[labelPlacement]}>
        {label} {optional && <span className={styles.optional}>{messages.optional}</span>}
      </label>
      {children({
        id: controlId,
        name,
        'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {(description || count) && (
        <div className={styles.notes}>
          {description && <span id={descriptionId}>{description}</span>}
          {count && <TextCount id={countId} {...count} />}
        </div>
      )}
    </div>
  )
}
