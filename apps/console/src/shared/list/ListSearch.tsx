import { useEffect, useEffectEvent, useState, type Ref } from 'react'
import { beforeLinks, KeyHint, SearchField } from '@dira/ui'
import * as styles from './ListAndPane.css.ts'

/** How long the typing rests before the list is searched, in milliseconds. */
const REST = 250

interface ListSearchProps {
  label: string
  /** What the list is searched for. */
  value: string
  /** The typing rests: `text` is to be searched for. */
  onChange: (text: string) => void
  /** @default as wide as a list beside a pane */
  className?: string
  ref: Ref<HTMLInputElement>
}

interface Typed {
  readonly text: string
  /** The list was asked for it. */
  readonly isAsked: boolean
}

/**
 * Searches a list of the administration, with the hint of its key. It keeps what is being typed to itself, so that a key draws the field anew and not the
 * list, and shows it until the list was asked for it and is searched for it: a page that is slow to follow puts nothing back.
 */
export function ListSearch({ label, className = styles.search, value, onChange, ...props }: ListSearchProps) {
  const [typed, setTyped] = useState<Typed>()
  if (typed?.isAsked && typed.text === value) setTyped(undefined)
  const rest = useEffectEvent((text: string) => {
    onChange(text)
    setTyped({ text, isAsked: true })
  })
  useEffect(() => {
    if (!typed || typed.isAsked) return undefined
    const ask = () => rest(typed.text)
    const timer = setTimeout(ask, REST)
    // Later it would take the address of the list over that of the link.
    const stopWatching = beforeLinks(ask)
    return () => {
      clearTimeout(timer)
      stopWatching()
    }
  }, [typed])
  return (
    <SearchField
      label={label}
      clearLabel="Clear the search"
      placeholder={label}
      maxLength={200}
      aria-keyshortcuts="/"
      className={className}
      value={typed?.text ?? value}
      onChange={(text) => setTyped({ text, isAsked: false })}
      {...props}
    >
      <KeyHint keys="/" className={styles.searchKey} />
    </SearchField>
  )
}
