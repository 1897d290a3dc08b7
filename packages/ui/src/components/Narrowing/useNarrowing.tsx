import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { joinClasses } from '../../theme/joinClasses.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { SearchField } from '../SearchField/SearchField.tsx'
import { useHydrated } from '../useHydrated.ts'
import { MANY } from './many.ts'
import { narrowingMessages } from './messages.ts'
import { narrowed } from './narrowed.ts'
import * as styles from './Narrowing.css.ts'

export interface NarrowingOption {
  readonly value: string
  readonly label: string
  readonly isSelected?: boolean
}

interface NarrowingOptions<Option> {
  readonly options: readonly Option[]
  /** What each of them is, as in ‘No country is called “x”’. @default ‘Nothing here’ */
  readonly kind?: string
  /** Enter takes the first of those that are left. */
  readonly onTake: (option: Option) => void
}

export interface Narrowing<Option> {
  /** The field, and what it says of what is left. Nothing for few options, and before and without script. */
  readonly field: ReactNode
  /** The options that are left. */
  readonly shown: readonly Option[]
  readonly isNarrowed: boolean
  /** For what holds the field and its options: letters go to the field wherever the focus is, the arrows lead from one to the next. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  /** Shows all options again. */
  readonly clear: () => void
}

/** Lets the options of a menu be narrowed by typing, where there are many. */
export function useNarrowing<Option extends NarrowingOption>({
  options,
  kind,
  onTake,
}: NarrowingOptions<Option>): Narrowing<Option> {
  const messages = useMessages('narrowing', narrowingMessages)
  const [text, setText] = useState('')
  const [taken, setTaken] = useState<string>()
  const hasField = useHydrated() && options.length >= MANY
  const shown = hasField ? narrowed(options, text) : options
  const type = (next: string) => {
    setText(next)
    setTaken(undefined)
  }

  const news = () => {
    const option = options.find(({ value }) => value === taken)
    if (option?.isSelected !== undefined) return messages[option.isSelected ? 'chosen' : 'takenBack'](option.label)
    if (text.trim() === '') return ''
    return shown.length === 0 ? messages.none(text.trim(), kind) : messages.left(shown.length)
  }

  const onFieldKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      // It sends no form.
      event.preventDefault()
      const [first] = shown
      if (!first || text.trim() === '') return
      onTake(first)
      setTaken(first.value)
      // The next letters ask for another one.
      event.currentTarget.select()
    } else if (event.key === 'Escape' && text !== '') {
      event.stopPropagation()
      event.preventDefault()
      type('')
    }
  }

  return {
    field: hasField ? (
      <div className={styles.field}>
        <SearchField
          look="small"
          label={messages.label}
          clearLabel={messages.clear}
          placeholder={messages.label}
          enterKeyHint="done"
          spellCheck={false}
          value={text}
          onChange={type}
          onKeyDown={onFieldKeyDown}
        />
        <p role="status" className={joinClasses(styles.news, shown.length > 0 && styles.unseen)}>
          {news()}
        </p>
      </div>
    ) : undefined,
    shown,
    isNarrowed: hasField && text.trim() !== '',
    onKeyDown: moveFocus,
    clear: () => type(''),
  }
}

/** The field and the options, where the arrows stop. */
const STOPS = 'input[type=search], input[type=checkbox], [role=option]'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, ctrlKey, altKey, metaKey } = event
  if (ctrlKey || altKey || metaKey) return
  const stops = [...currentTarget.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => stop.checkVisibility())
  const field = stops.find((stop) => stop.matches('[type=search]'))
  const at = stops.findIndex((stop) => stop === event.target)
  // The browser writes the letter where the focus is by then.
  if (/^[\p{L}\p{N}]$/u.test(key) && field !== stops[at]) field?.focus()
  const next = at === -1 ? undefined : stops[at + (STEPS[key] ?? 0)]
  if (!next || next === stops[at]) return
  event.preventDefault()
  next.focus()
}
