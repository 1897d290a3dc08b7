import type { SearchState } from '@dira/directory-core'
import { beforeLinks } from '@dira/ui'
import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react'
import { listHref, type ListView } from '../../shared/data/listView.ts'
import { useArrive } from '../../shared/overlays.tsx'
import { writeAddress } from '../../shared/writtenAddress.ts'
import { useSearchState } from '../../shared/useSearchState.ts'
import { useDirectory } from '../../shared/useDirectory.ts'

/** How long the URL waits for the next letter, in milliseconds: it changes at most three times a second. */
const TYPING_PAUSE = 350

/** The list runs ahead of the URL: no loader is waited for, and nothing scrolls. */
const AHEAD = { defaultShouldRevalidate: false, preventScrollReset: true } as const

/** What a visitor asked for, ahead of the URL. */
interface Pending {
  readonly state: SearchState
  /** The state of the URL when it was asked for. */
  readonly base: SearchState
  /** The URL that was written last. */
  readonly written: string
  readonly history: History
  /** The URL that typing has replaced in the history since the last entry. */
  readonly typedOver?: string | undefined
}

/**
 * What becomes of the history entry: typing replaces it, a choice such as a filter adds one. A commit adds one, too, and gives the entry that
 * was typed over its URL back: Back then leads from search to search, and not from one to the page before all of them.
 */
type History = (typeof HISTORY)[number]
const HISTORY = ['replace', 'push', 'commit'] as const

export type TypedSearch = ReturnType<typeof useTypedSearch>

/** The search of a list. Results follow each letter, the URL follows at each pause; a commit or a choice pushes a history entry. */
export function useTypedSearch(list: string, view: ListView) {
  const address = useSearchState()
  const arrive = useArrive()
  const { isReady, loadDirectory } = useDirectory()
  const [pending, setPending] = useState<Pending>()
  const urlOf = (state: SearchState) => listHref(withoutBlank(state), list, view)
  const settled: Pending = { state: address, base: address, written: urlOf(address), history: 'replace' }
  // When Back or a link changes the URL, what was pending no longer counts.
  const current = (one = settled) => (one.base === address || one.written === settled.written ? one : settled)
  const shown = current(pending)
  const { state, written, history, typedOver } = shown
  const url = urlOf(state)
  const isUnwritten = isPending(shown, url)
  const hasArrived = written === settled.written

  function change(to: (state: SearchState) => SearchState, how: History) {
    loadDirectory()
    setPending((one) => {
      const before = current(one)
      const waiting = isPending(before, urlOf(before.state)) ? before.history : how
      return { ...before, state: to(before.state), base: address, history: stronger(waiting, how) }
    })
  }

  async function goThere(restored: string | undefined, to: string, isTyped: boolean): Promise<void> {
    if (restored !== undefined) await arrive(restored, { ...AHEAD, replace: true })
    await arrive(to, { ...AHEAD, replace: isTyped })
  }

  const write = useEffectEvent(() => {
    const isTyped = history === 'replace'
    setPending({ state, base: address, written: url, history, ...(isTyped && { typedOver: typedOver ?? written }) })
    const restored = entryToRestore(shown, url)
    writeAddress(goThere(restored, url, isTyped))
  })
  useEffect(() => {
    if (!isUnwritten) return undefined
    // One URL at a time: on a slow device one that comes after the next was written would look as if a link had led to it.
    const timer = hasArrived ? setTimeout(() => write(), history === 'replace' ? TYPING_PAUSE : 0) : undefined
    // A link that is followed before the pause is over: Back then leads to what was typed.
    const stopWatching = beforeLinks(() => write())
    return () => {
      clearTimeout(timer)
      stopWatching()
    }
  }, [hasArrived, history, isUnwritten, url])

  // The field shows each letter at once; the list follows when there is time. Without the search index it waits for the URL, and asks the server.
  const deferred = useDeferredValue(state)
  return {
    state,
    /** The URL of what was asked for. */
    wanted: url,
    /** The URL of the list to show now. */
    url: urlOf(!isReady || shown === settled ? address : deferred),
    onFocus: loadDirectory,
    onType: (search: string) =>
      change((before) => searchedFor(before, search, search === address.search ? address.page : 1), 'replace'),
    onCommit: (search: string) => change((before) => searchedFor(before, search, 1), 'commit'),
    /** Shows the first page of the list in another state. */
    onChange: (to: (state: SearchState) => SearchState) =>
      change((before) => {
        const next = { ...to(before), page: 1 }
        return urlOf(next) === urlOf(before) ? before : next // Hydration repeats the change of a field that it puts back.
      }, 'push'),
  }
}

/** Whether a state at its URL still has to be written to the history. */
const isPending = (pending: Pending, url: string) =>
  url !== pending.written || entryToRestore(pending, url) !== undefined

/** The one of two ways to change the history that adds more to it. */
const stronger = (one: History, other: History) => (HISTORY.indexOf(one) > HISTORY.indexOf(other) ? one : other)

/** What a commit gives the entry back that typing has replaced. */
function entryToRestore({ history, typedOver }: Pending, url: string): string | undefined {
  return history === 'commit' && typedOver !== url ? typedOver : undefined
}

/** Another text is read anew. */
function searchedFor(before: SearchState, search: string, page: number): SearchState {
  return { ...before, search, isExact: before.isExact && search === before.search, page }
}

function withoutBlank(state: SearchState): SearchState {
  return state.search.trim() === '' ? { ...state, search: '' } : state
}
