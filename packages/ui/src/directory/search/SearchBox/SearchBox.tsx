import type { ComponentProps, ReactNode, SubmitEvent } from 'react'
import { ForwardIcon } from '../../../art/Icon/index.ts'
import { button } from '../../../components/Button/Button.css.ts'
import { SearchField } from '../../../components/SearchField/SearchField.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { HiddenFields, type HiddenField } from '../HiddenFields.tsx'
import * as styles from './SearchBox.css.ts'
import { searchBoxMessages } from './messages.ts'
import { useIsNarrow } from './useIsNarrow.ts'

export interface SearchBoxProps extends Omit<ComponentProps<'form'>, 'onChange' | 'onSubmit'> {
  /** The address of the list that the search leads to. */
  action: string
  /** The name of the text in that address's query. @default 'search' */
  name?: string
  /** The text, when the parent keeps it. */
  value?: string
  /** The text at first, when the box keeps it itself; give the box a `key` of it where it must follow the address. @default '' */
  defaultValue?: string
  /** The text changed. */
  onChange?: (text: string) => void
  /** A search was asked for. The text is trimmed and never blank; the form then does not navigate by itself. */
  onSearch?: (text: string) => void
  /** What else stays in the address when the form navigates by itself, such as the sort order. @default [] */
  keep?: readonly HiddenField[]
  /** @default 'Search businesses' */
  label?: string
  /** The place or category that it searches, which its field says: 'Search in Kenya'. @default all of the directory */
  scope?: string | undefined
  /** @default 'Business name, category, country or city', on a narrow screen 'Business, category or place' */
  placeholder?: string
  /** What stands in the frame, before its button. @default nothing */
  atEnd?: ReactNode
  /** What opens below the field: `SearchSuggestions`, once the field was touched. */
  children?: ReactNode
}

/** The search of the directory: a plain GET form that works without script. Submitting a blank does nothing. */
export function SearchBox({
  action,
  name = 'search',
  value,
  defaultValue,
  onChange,
  onSearch,
  keep = [],
  label,
  scope,
  placeholder,
  atEnd,
  className,
  children,
  ...props
}: SearchBoxProps) {
  const messages = useMessages('searchBox', searchBoxMessages)
  const isNarrow = useIsNarrow()
  const wanted = isNarrow ? messages.shortPlaceholder : messages.placeholder

  const search = (event: SubmitEvent<HTMLFormElement>) => {
    const written = new FormData(event.currentTarget).get(name)
    const text = typeof written === 'string' ? written.trim() : ''
    if (text === '' || onSearch) event.preventDefault()
    if (text !== '') onSearch?.(text)
  }

  return (
    <form
      role="search"
      method="get"
      action={action}
      onSubmit={search}
      className={joinClasses(styles.form, className)}
      {...props}
    >
      <SearchField
        name={name}
        label={label ?? messages.label}
        clearLabel={messages.clear}
        placeholder={placeholder ?? (scope === undefined ? wanted : messages.inScope(scope))}
        {...(value !== undefined && { value })}
        {...(defaultValue !== undefined && { defaultValue })}
        {...(onChange && { onChange })}
      >
        {atEnd}
        {/* A native button: it submits before any script runs, and react-aria's would add nothing to it but weight. */}
        <button type="submit" className={joinClasses(button(), styles.submit)}>
          <span className={styles.submitText}>{messages.submit}</span>
          <ForwardIcon size={22} className={styles.submitArrow} />
        </button>
      </SearchField>
      <HiddenFields fields={keep} />
      {children}
    </form>
  )
}
