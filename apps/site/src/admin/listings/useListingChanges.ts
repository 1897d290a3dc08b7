import { connectHistory, type BulkChanges, type ListedData, type ListedFilter, type ListedPlace } from '@dira/data'
import type { BulkChange, BulkState, PickedListings } from '@dira/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useNotices } from '../../notices/NoticeProvider.tsx'
import { useDataOptions } from '../../account/useDataOptions.ts'
import { countText } from '../../app/countText.ts'

interface Options {
  readonly listed: ListedData
  /** What the table shows. */
  readonly filter: ListedFilter
  /** The places that were found last. */
  readonly places: readonly ListedPlace[] | undefined
}

const NOTHING: PickedListings = { kind: 'rows', ids: new Set() }

/** What is picked in the table, what is made of it, and its undo. */
export function useListingChanges({ listed, filter, places }: Options) {
  const options = useDataOptions()
  const history = useMemo(() => connectHistory(options), [options])
  const client = useQueryClient()
  const { notify } = useNotices()
  const [picked, setPicked] = useState(NOTHING)
  // "Pick all that match" means what matched then.
  const [frozen, setFrozen] = useState<ListedFilter>(filter)
  const [bulk, setBulk] = useState<BulkState>()
  const [asked, setAsked] = useState<{ readonly columns: BulkChanges }>()
  const lastUndo = useRef<() => void>(undefined)
  // Without this page nobody sees how far it is.
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => void (isHere.current = false)
  }, [])

  const isShown = JSON.stringify(frozen) === JSON.stringify(filter)
  const shownPicked: PickedListings = picked.kind === 'all' ? { ...picked, isShown } : picked

  function onPick(next: PickedListings): void {
    if (next.kind === 'all' && picked.kind !== 'all') setFrozen(filter)
    setPicked(next)
    setBulk(undefined)
  }

  /** Reads the table, what is counted of it, and the history again. */
  const readAgain = () => client.invalidateQueries()

  async function undo(operation: number): Promise<void> {
    try {
      const { changed, leftAlone } = await history.undo(operation)
      const left = leftAlone === 0 ? '' : `, ${countText(leftAlone)} changed since and left alone`
      notify(`${countText(changed)} ${changed === 1 ? 'change' : 'changes'} undone${left}`)
    } catch {
      notify('That could not be undone, or not all of it. The history shows what is.', { tone: 'error' })
    } finally {
      await readAgain()
    }
  }

  async function run(columns: BulkChanges, count: number | undefined): Promise<void> {
    const of =
      picked.kind === 'rows'
        ? { ids: [...picked.ids] }
        : { matching: frozen, ...(picked.without.size > 0 && { without: [...picked.without] }) }
    setBulk({ step: 'working', done: 0, count })
    try {
      const { operation, changed } = await listed.change(
        of,
        columns,
        (done) => isHere.current && setBulk({ step: 'working', done, count }),
      )
      setPicked(NOTHING)
      const said = `${countText(changed)} ${changed === 1 ? 'listing' : 'listings'} ${doneBy(columns)}`
      if (operation === undefined) notify(`${said} already`)
      else {
        let isDone = false
        // By the toast or by its key, once.
        const press = () => {
          if (isDone) return
          isDone = true
          void undo(operation)
        }
        lastUndo.current = press
        notify(said, { action: { label: 'Undo', onPress: press } })
      }
    } catch {
      notify('Not all of that could be stored. The history shows what is, and undoes it.', { tone: 'error' })
    } finally {
      setBulk(undefined)
      await readAgain()
    }
  }

  async function onBulk(change: BulkChange): Promise<void> {
    const columns = columnsOf(change, places)
    if (!columns || bulk?.step === 'working') return
    if (picked.kind === 'rows') {
      if (picked.ids.size > 0) await run(columns, picked.ids.size)
      return
    }
    setAsked({ columns })
    setBulk({ step: 'asking', change, count: undefined })
    try {
      const count = (await listed.count(frozen)) - picked.without.size
      setBulk((now) => (now?.step === 'asking' ? { ...now, count } : now))
    } catch {
      setBulk(undefined)
      notify('The listings could not be counted. Nothing was changed.', { tone: 'error' })
    }
  }

  return {
    picked: shownPicked,
    onPick,
    bulk,
    onBulk: (change: BulkChange) => void onBulk(change),
    onConfirm: () => {
      if (asked && bulk?.step === 'asking' && bulk.count !== undefined) void run(asked.columns, bulk.count)
    },
    onCancel: () => setBulk(undefined),
    unpick: () => (bulk?.step === 'asking' ? setBulk(undefined) : onPick(NOTHING)),
    undo: () => lastUndo.current?.(),
  }
}

/** The columns that a change sets. A category takes the finer kind of the old one away; a city comes with its province and country. */
function columnsOf({ field, value }: BulkChange, places: readonly ListedPlace[] | undefined): BulkChanges | undefined {
  switch (field) {
    case 'status':
      return { status: value }
    case 'package':
      return { package_tier: value }
    case 'category':
      return { category: value, subcategory: null }
    case 'city': {
      const place = places?.find(({ kind, slug, country }) => kind === 'city' && value === `${slug} ${country}`)
      return (
        place && {
          country: place.country,
          province_name: place.province?.name ?? null,
          province_slug: place.province?.slug ?? null,
          city_name: place.name,
          city_slug: place.slug,
        }
      )
    }
  }
}

function doneBy({ status }: BulkChanges): string {
  if (status === 'published') return 'published'
  return status === 'archived' ? 'archived' : 'changed'
}
