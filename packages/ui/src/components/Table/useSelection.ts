import { useState } from 'react'

interface SelectionOptions {
  /** The rows on show. */
  keys: readonly string[]
  selectedKeys: ReadonlySet<string> | undefined
  defaultSelectedKeys: ReadonlySet<string> | undefined
  onSelectionChange: ((keys: ReadonlySet<string>) => void) | undefined
}

/** The chosen rows. Those that are chosen but not on show, such as the rows of another page, stay chosen. */
export function useSelection({
  keys,
  selectedKeys,
  defaultSelectedKeys = new Set(),
  onSelectionChange,
}: SelectionOptions) {
  const [ownKeys, setOwnKeys] = useState(defaultSelectedKeys)
  const selected = selectedKeys ?? ownKeys

  const choose = (changed: readonly string[], isChosen: boolean) => {
    const others = [...selected].filter((key) => !changed.includes(key))
    const next: ReadonlySet<string> = new Set(isChosen ? [...others, ...changed] : others)
    setOwnKeys(next)
    onSelectionChange?.(next)
  }

  const count = keys.filter((key) => selected.has(key)).length
  return { selected, choose, isAll: keys.length > 0 && count === keys.length, isSome: count > 0 && count < keys.length }
}
