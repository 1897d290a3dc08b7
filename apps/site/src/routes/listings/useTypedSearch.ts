import { useEffect, useRef, useState } from 'react'
import { SORT_ORDERS, type SearchState } from '@dira/directory-core'
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
  readonly onSort: (value: string) => void
}

/** The search field of the list: results follow each letter, the address follows at each pause, Back undoes a commit. */
export function useTypedSearch(): TypedSearch {
  const state = useSearchState()
  const openSearch = useOpenSearch()
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

  const isAhead = paths.search(typed) !== paths.search(state)
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
    url: paths.search(isReady ? typed : state),
    onType: (next) => {
      loadDirectory()
      setText(next)
    },
    onCommit: (search) => {
      const next = { ...state, search, page: 1 }
      if (paths.search(next) !== paths.search(state)) write(next, { replace: false })
    },
    onSort: (value) => {
      const sort = SORT_ORDERS.find((order) => order === value)
      // A choice that made React hydrate the select is told twice: the second time with the value that hydration put back.
      if (sort && sort !== state.sort) openSearch({ ...typed, sort, page: 1 })
    },
  }
}
