import { useEffect, useRef, useState } from 'react'
import type { SearchState } from '@dira/directory-core'
import { paths } from '../../app/paths.ts'
import { useOpenSearch, useSearchState } from '../../app/searchNavigation.ts'
import { useDirectory } from '../../data/useDirectory.ts'

/** How long the address waits for the next letter, in milliseconds: it changes at most three times a second. */
const TYPING_PAUSE = 350

export interface TypedSearch {
  readonly text: string
  /** The address of what the list should show now: ahead of the address bar while one types. */
  readonly url: string
  readonly onType: (text: string) => void
  readonly onCommit: (text: string) => void
  /** Shows the list in another state, on its first page; Back undoes it. */
  readonly onChange: (change: Partial<SearchState>) => void
}

/** The search field of the list at a path: results follow each letter, the address follows at each pause, Back undoes a commit. */
export function useTypedSearch(list: string): TypedSearch {
  const state = useSearchState()
  const openSearch = useOpenSearch(list)
  const { isReady, loadDirectory } = useDirectory()
  const [text, setText] = useState(state.search)
  const written = useRef(state.search)

  // The address changed by itself (Back, a link): the field follows it.
  useEffect(() => {
    if (state.search === written.current) return
    written.current = state.search
    setText(state.search)
  }, [state.search])

  const typed: SearchState =
    text === state.search ? state : { ...state, search: text.trim() === '' ? '' : text, page: 1 }

  function write(next: SearchState, options: { replace: boolean }) {
    written.current = next.search
    openSearch(next, options)
  }

  const isAhead = paths.search(typed, list) !== paths.search(state, list)
  const writeTyped = useRef<() => void>(undefined)
  useEffect(() => {
    writeTyped.current = () => write(typed, { replace: true })
  })
  useEffect(() => {
    if (!isAhead || !isReady) return
    const timer = setTimeout(() => writeTyped.current?.(), TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [isAhead, isReady, text])

  return {
    text,
    // Until the search index is there, the list stays as it is instead of flickering.
    url: paths.search(isReady ? typed : state, list),
    onType: (next) => {
      loadDirectory()
      setText(next)
    },
    onCommit: (search) => {
      const next = { ...state, search, page: 1 }
      if (paths.search(next, list) !== paths.search(state, list)) write(next, { replace: false })
    },
    onChange: (change) => {
      loadDirectory()
      const next = { ...typed, ...change, page: 1 }
      // A choice that made React hydrate a field is told twice: the second time with the value that hydration put back.
      if (paths.search(next, list) !== paths.search(typed, list)) write(next, { replace: false })
    },
  }
}
