import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentProps,
  type ReactNode,
  type SubmitEvent,
} from 'react'
import { joinClasses } from '../../theme/joinClasses.ts'
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary.tsx'
import { FieldErrorsContext, type FieldErrors } from '../Field/fieldErrors.ts'
import { Notice } from '../Notice/Notice.tsx'
import { useHydrated } from '../useHydrated.ts'
import * as styles from './Form.css.ts'

export interface FormProps extends Omit<ComponentProps<'form'>, 'action' | 'noValidate'> {
  /** The address that the form is sent to by itself, as it is without script. A function would empty the fields whatever comes of it. */
  action?: string
  /** Error texts by field name. Fields of this library show theirs. @default {} */
  errors?: FieldErrors
  /** The fields that are not to be left blank, by their name, and what is said of one that is: then nothing is sent. @default {} */
  required?: FieldErrors
  /** The error of the whole form, above the fields. */
  message?: ReactNode
  /** What gets the focus when both the whole and a field are at fault: a long form says first what there is to mend. @default 'field' */
  focusAtFault?: 'field' | 'message'
  /** It is being sent, and cannot be sent a second time. @default false */
  isBusy?: boolean
}

const NO_ERRORS: FieldErrors = {}
const NONE: ReadonlySet<string> = new Set()

/**
 * A form whose errors the application knows. When what was sent comes back with errors, the first field in error has the focus; where no
 * field is at fault, or `focusAtFault` says so, the message has it. What was typed stays, and a field that is being mended is no longer called wrong until the next
 * attempt. Without script it is a plain form, and the browser says what is missing.
 */
export function Form({
  errors: answered = NO_ERRORS,
  required = NO_ERRORS,
  message,
  focusAtFault = 'field',
  isBusy = false,
  onSubmit,
  onChange,
  className,
  ref,
  children,
  ...props
}: FormProps) {
  const hydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(ref, () => form.current)
  const notice = useRef<HTMLDivElement>(null)
  const isAwaited = useRef(false)
  const isUnanswered = useRef(false)
  const [attempts, setAttempts] = useState(0)
  const [blank, setBlank] = useState(NO_ERRORS)
  const [mended, setMended] = useState(NONE)
  const errors = blank === NO_ERRORS ? answered : { ...answered, ...blank }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isBusy) return event.preventDefault()
    isAwaited.current = true
    isUnanswered.current = true
    setAttempts(attempts + 1)
    const left = blankOf(event.currentTarget, required)
    setBlank(left)
    const unread = fieldItselfAtFault(event.currentTarget)
    if (left === NO_ERRORS && !unread) return onSubmit?.(event)
    event.preventDefault()
    unread?.focus()
  }

  // Not at `input`, which a select fires before `change`: drawn between the two, it would take the choice back.
  const change = (event: ChangeEvent<HTMLFormElement>) => {
    // Never move the focus of somebody who types on.
    isAwaited.current = false
    const { name } = event.target as Element as HTMLInputElement // Whatever is typed into or chosen has one.
    if (Object.hasOwn(errors, name)) setMended((before) => new Set([...before, name]))
    onChange?.(event)
  }

  useEffect(() => {
    if (isBusy) return
    if (isUnanswered.current && mended.size > 0) {
      // The answer is about what is there now.
      isUnanswered.current = false
      setMended(NONE)
      return
    }
    isUnanswered.current = false
    if (!isAwaited.current) return
    // In a choice between some it is the group that has the error.
    const field = form.current?.querySelector<HTMLElement>(
      '[aria-invalid="true"]:not(fieldset), fieldset[aria-invalid="true"] input',
    )
    const atFault = focusAtFault === 'message' ? (notice.current ?? field) : (field ?? notice.current)
    if (!atFault) return
    isAwaited.current = false
    atFault.focus()
  }, [attempts, answered, message, focusAtFault, isBusy, mended])

  return (
    <form
      ref={form}
      // With script the application answers in words of its own, where the browser's bubbles would come first.
      noValidate={hydrated}
      className={joinClasses(styles.form, className)}
      onSubmit={submit}
      onChange={change}
      {...props}
    >
      {message && !isBusy && blank === NO_ERRORS && (
        <Notice ref={notice} tone="error" tabIndex={-1}>
          {message}
        </Notice>
      )}
      <FieldErrorsContext value={without(errors, mended)}>
        <ErrorBoundary>{children}</ErrorBoundary>
      </FieldErrorsContext>
    </form>
  )
}

/** The error texts of the fields that are drawn and blank. */
function blankOf(form: HTMLFormElement, required: FieldErrors): FieldErrors {
  const written = new FormData(form)
  const left = Object.entries(required).filter(([name]) => {
    const value = written.get(name)
    return form.elements.namedItem(name) !== null && (typeof value !== 'string' || value.trim() === '')
  })
  return left.length === 0 ? NO_ERRORS : Object.fromEntries(left)
}

/** A field that could not read what stands in it, and says so itself. */
function fieldItselfAtFault(form: HTMLFormElement): HTMLElement | undefined {
  return [...form.elements].find(
    (field): field is HTMLInputElement => field instanceof HTMLInputElement && field.validity.customError,
  )
}

function without(errors: FieldErrors, names: ReadonlySet<string>): FieldErrors {
  return names.size === 0 ? errors : Object.fromEntries(Object.entries(errors).filter(([name]) => !names.has(name)))
}
