import { useAuth } from '@dira/auth/react'
import { connectChangeJobs, connectHistory, type ListingsChange } from '@dira/data'
import type { BulkState } from './ListingTable/listedListing.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useDataOptions } from '../../shared/account/useDataOptions.ts'
import { countText } from '@dira/data/site'
import { useGo } from '../../shared/useGo.ts'
import { useUndo } from '../../shared/useUndo.ts'
import { useNotices } from '@dira/app'
import { historyHref } from '../../shared/history/historyAddress.ts'

type Verb = 'published' | 'archived' | 'changed' | 'put back'

interface Run {
  readonly begin: () => Promise<ListingsChange>
  readonly verb: Verb
  /** How many listings that are, where it is known. */
  readonly count?: number | undefined
}

const STATES = { working: 'It goes on', done: 'Done', stopped: 'Stopped', failed: 'It could not go on' }

type Working = Extract<BulkState, { readonly step: 'working' }>

/** Changes of many listings and their undo: begun, followed as long as this page is there, also if another tab has begun them, and stopped. */
export function useChangeRuns() {
  const options = useDataOptions()
  const history = useMemo(() => connectHistory(options), [options])
  const jobs = useMemo(() => connectChangeJobs(options), [options])
  const { user } = useAuth()
  const actor = user?.id
  const client = useQueryClient()
  const go = useGo()
  const { notify } = useNotices()
  const { offerUndo, undoLast } = useUndo()
  const [working, setWorking] = useState<Working & { readonly job?: number | undefined }>()
  const leaving = useRef<AbortSignal>(undefined)

  /** Shows how far a change is, and says what came of it. One that takes longer goes on when this page is left. */
  async function seeThrough({ begin, verb, count }: Run): Promise<void> {
    const isUndo = verb === 'put back'
    setWorking({ step: 'working', done: 0, count, isUndo })
    const signal = leaving.current
    try {
      const begun = await begin()
      const show = ({ job, done, total }: ListingsChange) =>
        setWorking({ step: 'working', done, count: total, isUndo, job, canStop: true })
      const change = signal?.aborted ? begun : await jobs.follow(begun, show, signal)
      if (change.state === 'done') tell(change, verb)
      else tellPart(change, verb)
    } catch {
      if (!signal?.aborted) {
        notify('Not all of that could be stored. The history shows what is, and undoes it.', { tone: 'error' })
      }
    } finally {
      setWorking(undefined)
      // The table, what is counted of it, and the history.
      await client.invalidateQueries()
    }
  }

  /** Says what a change has done, with its undo. */
  function tell({ operation, changed, leftAlone }: ListingsChange, verb: Verb): void {
    const left = leftAlone === 0 ? '' : `, ${countText(leftAlone)} changed since and left alone`
    if (verb === 'put back') notify(`${many(changed, 'change')} undone${left}`)
    else if (operation === undefined) notify(`${many(changed, 'listing')} ${verb} already`)
    else {
      offerUndo(
        `${many(changed, 'listing')} ${verb}${left}`,
        () => void seeThrough({ begin: async () => history.beginUndo(operation), verb: 'put back' }),
      )
    }
  }

  /** Says how far it is where nobody follows it to its end; the history shows more, goes on with it and undoes it. */
  function tellPart({ operation, state, done, total }: ListingsChange, verb: Verb): void {
    const far = `${countText(done)} of ${many(total, 'listing')} ${verb}`
    notify(`${STATES[state]}: ${far}`, {
      tone: state === 'failed' ? 'error' : 'info',
      action: { label: 'History', onPress: () => go(historyHref({}, operation)) },
    })
  }

  /** Follows what was begun before, in this tab or another. */
  const takeUp = useEffectEvent(async (changes: readonly ListingsChange[], signal: AbortSignal) => {
    for (const change of changes) if (!signal.aborted) await seeThrough({ begin: async () => change, verb: 'changed' })
  })
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    leaving.current = signal
    // Those that cannot be asked for, the history shows.
    if (actor !== undefined)
      jobs.workingOf(actor).then(
        async (changes) => takeUp(changes, signal),
        () => undefined,
      )
    return () => controller.abort()
  }, [jobs, actor])

  return {
    working,
    run: seeThrough,
    stop: () => {
      const job = working?.job
      if (job === undefined) return
      jobs.stop(job).catch(() => notify('It could not be stopped. Try again.', { tone: 'error' }))
    },
    undo: undoLast,
  }
}

const many = (count: number, one: string) => `${countText(count)} ${one}${count === 1 ? '' : 's'}`
