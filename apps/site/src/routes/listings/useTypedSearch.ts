import type { SearchState } from '@dira/directory-core'
import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react'
import { paths } from '../../app/paths.ts'
import { useOpenSearch, useSearchState } from '../../app/searchNavigation.ts'
import { useDirectory } from '../../data/useDirectory.ts'

/** How long the URL waits for the next letter, in milliseconds: it changes at most three times a second. */
const TYPING_PAUSE = 350

/** What a visitor asked for, ahead of the URL. */
interface Pending {
  readonly state: SearchState
  /** The state of the URL when it was asked for. */
  readonly base: SearchState
  /** The URL that was written last. */
  readonly written: string
  readonly history: 'replace' | 'push'
}

export type TypedSearch = ReturnType<typeof useTypedSearch>

/** The search of a list. Results follow each letter, the URL follows at each pause; a commit or a choice pushes a history entry. */
export function useTypedSearch(list: string) {
  const address = useSearchState()
  const openSearch = useOpenSearch(list)
  const { isReady, loadDirectory } = useDirectory()
  const [pending, setPending] = useState<Pending>()
  const urlOf = (state: SearchState) => paths.search(withoutBlank(state), list)
  const settled: Pending = { state: address, base: address, written: urlOf(address), history: 'replace' }
  // When Back or a link changes the URL, what was pending no longer counts.
  const current = (one = settled) => (one.base === address || one.written === settled.written ? one : settled)
  const shown = current(pending)
  const { state, written, history } = shown
  const url = urlOf(state)
  const isUnwritten = url !== written

  function change(to: (state: SearchState) => SearchState, how: Pending['history']) {
    loadDirectory()
    setPending((one) => {
      const before = current(one)
      const isPush = how === 'push' || (before.history === 'push' && urlOf(before.state) !== before.written)
      return { ...before, state: to(before.state), base: address, history: isPush ? 'push' : 'replace' }
    })
  }

  const write = useEffectEvent(() => {
    setPending({ state, base: address, written: url, history })
    openSearch(withoutBlank(state), { replace: history === 'replace' })
  })
  useEffect(() => {
    if (!isUnwritten || (history === 'replace' && !isReady)) return undefined
    const timer = setTimeout(() => write(), history === 'push' ? 0 : TYPING_PAUSE)
    // A link that is followed before the pause is over: Back then leads to what was typed.
    const writeBeforeLink = ({ target }: MouseEvent) =>
      target instanceof Element && target.closest('a[href]') && write()
    document.addEventListener('click', writeBeforeLink, { capture: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', writeBeforeLink, { capture: true })
    }
  }, [history, isReady, isUnwritten, url])

  // The field shows each letter at once; the list follows when there is time. Without the search index, list and URL wait.
  const deferred = useDeferredValue(state)
  return {
    state,
    /** The URL of the list to show now. */
    url: urlOf(!isReady || shown === settled ? address : deferred),
    onFocus: loadDirectory,
    onType: (search: string) =>
      change((before) => ({ ...before, search, page: search === address.search ? address.page : 1 }), 'replace'),
    onCommit: (search: string) => change((before) => ({ ...before, search, page: 1 }), 'push'),
    /** Shows the first page of the list in another state. */
    onChange: (to: (state: SearchState) => SearchState) =>
      change((before) => {
        const next = { ...to(before), page: 1 }
        // Hydration repeats the change of a field that it puts back.
        return urlOf(next) === urlOf(before) ? before : next
      }, 'push'),
  }
}

function withoutBlank(state: SearchState): SearchState {
  return state.search.trim() === '' ? { ...state, search: '' } : state
}
