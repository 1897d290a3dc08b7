import { useId, useRef, type ComponentProps, type ReactNode } from 'react'
import { CloseIcon, SearchIcon } from '../../art/Icon/index.ts'
import { joinClasses } from '../../theme/joinClasses.ts'
import { useHydrated } from '../useHydrated.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './SearchField.css.ts'

export interface SearchFieldProps extends Omit<
  ComponentProps<'input'>,
  'onChange' | 'value' | 'defaultValue' | 'type'
> {
  /** The name of the field, for those who do not see the glass. It stays when the placeholder goes. */
  label: string
  /** The name of the button that empties the field. */
  clearLabel: string
  /** The text, when the parent keeps it. */
  value?: string
  /** The text at first, when the field keeps it itself. @default '' */
  defaultValue?: string
  /** `small` is as high as a control, for a menu. @default 'large' */
  look?: keyof typeof styles.look
  /** The text changed, by typing or by the clear button. */
  onChange?: (value: string) => void
  /** Content at the end inside the frame, such as the submit button. */
  children?: ReactNode
}

/**
 * A search field in its frame. A native input: inside a plain `<form>` it works before and without script. Escape empties it where the
 * browser does that; the clear button appears once script runs and there is something to clear.
 */
export function SearchField({
  label,
  clearLabel,
  look = 'large',
  value,
  defaultValue,
  onChange,
  placeholder = ' ',
  id,
  className,
  children,
  ...props
}: SearchFieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const input = useRef<HTMLInputElement>(null)
  const hydrated = useHydrated()

  const clear = () => {
    if (value === undefined && input.current) input.current.value = ''
    onChange?.('')
    input.current?.focus()
  }

  return (
    <div className={joinClasses(styles.look[look], className)}>
      {/* The glass is part of the label: a press on it focuses the field. */}
      <label htmlFor={inputId} className={styles.glass}>
        <SearchIcon size={look === 'large' ? 22 : 18} />
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <input
        ref={input}
        id={inputId}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={placeholder}
        className={styles.input}
        value={value}
        defaultValue={value === undefined ? defaultValue : undefined}
        onChange={({ target }) => onChange?.(target.value)}
        {...props}
      />
      {hydrated && (
        <button type="button" className={styles.clear} aria-label={clearLabel} onClick={clear}>
          <CloseIcon size={18} />
        </button>
      )}
      {children}
    </div>
  )
}
