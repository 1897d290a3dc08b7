import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useNarrowing } from '../Narrowing/useNarrowing.tsx'
import * as styles from './OptionList.css.ts'

export interface ListedOption {
  readonly value: string
  readonly label: string
}

interface OptionListProps {
  /** The name of the choice. */
  label: string
  options: readonly ListedOption[]
  /** The option that is chosen already. @default none */
  value?: string
  onChoose: (value: string) => void
}

/** A list to choose one option from, which has the focus as soon as it is there; many of them can be narrowed by typing. */
export function OptionList({ label, options, value, onChoose }: OptionListProps) {
  const { field, shown, onKeyDown } = useNarrowing({ options, onTake: (option) => onChoose(option.value) })
  const list = useRef<HTMLDivElement>(null)
  // Tab comes to one of them, the arrows lead to the others.
  const stop = shown.find((option) => option.value === value) ?? shown[0]

  useEffect(() => list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(), [])

  const press = (event: KeyboardEvent, option: ListedOption) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onChoose(option.value)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- It hears what happens on its field and its options.
    <div className={styles.whole} onKeyDown={onKeyDown}>
      {field}
      <div ref={list} role="listbox" aria-label={label}>
        {shown.map((option) => (
          <div
            key={option.value}
            role="option"
            aria-selected={option.value === value}
            tabIndex={option === stop ? 0 : -1}
            className={styles.option}
            onClick={() => onChoose(option.value)}
            onKeyDown={(event) => press(event, option)}
          >
            {option.label}
          </div>
        ))}
      </div>
    </div>
  )
}
