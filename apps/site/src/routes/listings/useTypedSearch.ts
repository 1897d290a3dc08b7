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
  /** Somebody is about to search: what that needs is fetched. */
  readonly onFocus: () => void
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
  /** What the field says: a letter ahead of `text` while the list that follows it is being made. */
  const latest = useRef(state.search)

  // The address changed by itself (Back, a link): the field follows it.
  useEffect(() => {
    if (state.search === written.current) return
    written.current = state.search
    latest.current = state.search
    setText(state.search)
  }, [state.search])

  const chosen = change?.of === state ? { ...state, ...change.to } : state
  const withText = (search: string): SearchState =>
    search === chosen.search ? chosen : { ...chosen, search: search.trim() === '' ? '' : search, page: 1 }
  const typed = withText(text)
  const isNews = (next: SearchState) => paths.search(next, list) !== paths.search(state, list)

  function write(next: SearchState, options: { replace: boolean }) {
    written.current = next.search
    openSearch(next, options)
  }

  const isAhead = isNews(typed)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const writeTyped = useRef<() => void>(undefined)
  useEffect(() => {
    writeTyped.current = () => {
      const next = withText(latest.current)
      if (isNews(next)) write(next, { replace: true })
    }
  })
  useEffect(() => {
    if (!isAhead || !isReady) return
    pause.current = setTimeout(() => writeTyped.current?.(), TYPING_PAUSE)
    return () => clearTimeout(pause.current)
  }, [isAhead, isReady, text])
  useEffect(() => {
    if (!isReady) return
    // Whoever follows a link before the pause is over comes back to what was typed, and is not led back here by it.
    const beforeLeaving = ({ target }: MouseEvent) => {
      if (!(target instanceof Element && target.closest('a[href]'))) return
      clearTimeout(pause.current)
      writeTyped.current?.()
    }
    document.addEventListener('click', beforeLeaving, { capture: true })
    return () => document.removeEventListener('click', beforeLeaving, { capture: true })
  }, [isReady])

  return {
    text,
    state: typed,
    // Until the search index is there, the list stays as it is instead of flickering.
    url: paths.search(isReady ? typed : state, list),
    onFocus: loadDirectory,
    onType: (next) => {
      loadDirectory()
      latest.current = next
      setText(next)
    },
    onCommit: (search) => {
      const next = { ...typed, search, page: 1 }
      if (isNews(next)) write(next, { replace: false })
    },
    onChange: (to) => {
      loadDirectory()
      const next = { ...withText(latest.current), ...to, page: 1 }
      // A choice that made React hydrate a field is told twice: the second time with the value that hydration put back.
      if (paths.search(next, list) === paths.search(typed, list)) return
      // The router takes its time; the control shows its new state at once.
      setChange({ of: state, to: next })
      write(next, { replace: false })
    },
  }
}
