import { useEffect, useRef, useState } from 'react'
import type { SearchState } from '@dira/directory-core'
import { paths } from '../../app/paths.ts'
import { useOpenSearch, useSearchState } from '../../app/searchNavigation.ts'
import { useDirectory } from '../../data/useDirectory.ts'

/** How long the address waits for the next letter, in milliseconds: it changes at most three times a second. */
const TYPING_PAUSE = 350

export interface TypedSearch {
  readonly text: string
  /** What the list should show now: ahead of the address bar while one types, and until the router has caught up. */
  readonly state: SearchState
  /** The address of what can be shown now. */
  readonly url: string
  readonly onType: (text: string) => void
  readonly onCommit: (text: string) => void
  /** Shows the list in another state, on its first page; Back undoes it. */
  readonly onChange: (change: Partial<SearchState>) => void
}

/** What the list at a path should show: results follow each letter, the address follows at each pause, Back undoes a commit. */
export function useTypedSearch(list: string): TypedSearch {
  const state = useSearchState()
  const openSearch = useOpenSearch(list)
  const { isReady, loadDirectory } = useDirectory()
  const [text, setText] = useState(state.search)
  const [change, setChange] = useState<{ readonly of: SearchState; readonly to: Partial<SearchState> }>()
  const written = useRef(state.search)

  // The address changed by itself (Back, a link): the field follows it.
  useEffect(() => {
    if (state.search === written.current) return
    written.current = state.search
    setText(state.search)
  }, [state.search])

  const chosen = change?.of === state ? { ...state, ...change.to } : state
  const typed: SearchState =
    text === chosen.search ? chosen : { ...chosen, search: text.trim() === '' ? '' : text, page: 1 }

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
    // Whoever follows a link before the pause is over comes back to what was typed, and is not led back here by it.
    const beforeLeaving = ({ target }: MouseEvent) => {
      if (!(target instanceof Element && target.closest('a[href]'))) return
      clearTimeout(timer)
      writeTyped.current?.()
    }
    document.addEventListener('click', beforeLeaving, { capture: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', beforeLeaving, { capture: true })
    }
  }, [isAhead, isReady, text])

  return {
    text,
    state: typed,
    // Until the search index is there, the list stays as it is instead of flickering.
    url: paths.search(isReady ? typed : state, list),
    onType: (next) => {
      loadDirectory()
      setText(next)
    },
    onCommit: (search) => {
      const next = { ...typed, search, page: 1 }
      if (paths.search(next, list) !== paths.search(state, list)) write(next, { replace: false })
    },
    onChange: (to) => {
      loadDirectory()
      const next = { ...typed, ...to, page: 1 }
      // A choice that made React hydrate a field is told twice: the second time with the value that hydration put back.
      if (paths.search(next, list) === paths.search(typed, list)) return
      // The router takes its time; the control shows its new state at once.
      setChange({ of: state, to: next })
      write(next, { replace: false })
    },
  }
}
