import type { BulkChanges, ListedData, ListedFilter, ListedPlace } from '@dira/data'
import type { BulkChange, BulkState, PickedListings } from './ListingTable/listedListing.ts'
import { useState } from 'react'
import { useNotices } from '@dira/app'
import { useChangeRuns } from './useChangeRuns.ts'

interface Options {
  readonly listed: ListedData
  /** What the table shows. */
  readonly filter: ListedFilter
  /** The places that were found last. */
  readonly places: readonly ListedPlace[] | undefined
}

/** A change that waits for a yes, with what it sets. */
type Asking = Extract<BulkState, { readonly step: 'asking' }> & { readonly columns: BulkChanges }

const NOTHING: PickedListings = { kind: 'rows', ids: new Set() }

/** The picked listings of the table, the change to them, and its undo. */
export function useListingChanges({ listed, filter, places }: Options) {
  const { notify } = useNotices()
  const runs = useChangeRuns()
  const [picked, setPicked] = useState(NOTHING)
  // "Pick all that match" means what matched then.
  const [frozen, setFrozen] = useState<ListedFilter>(filter)
  const [asking, setAsking] = useState<Asking>()
  const bulk = runs.working ?? asking

  const isShown = JSON.stringify(frozen) === JSON.stringify(filter)
  const shownPicked: PickedListings = picked.kind === 'all' ? { ...picked, isShown } : picked

  function onPick(next: PickedListings): void {
    if (next.kind === 'all' && picked.kind !== 'all') setFrozen(filter)
    setPicked(next)
    setAsking(undefined)
  }

  async function run(columns: BulkChanges, count: number | undefined): Promise<void> {
    const of =
      picked.kind === 'rows'
        ? { ids: [...picked.ids] }
        : { matching: frozen, ...(picked.without.size > 0 && { without: [...picked.without] }) }
    setAsking(undefined)
    await runs.run({
      begin: async () => {
        const begun = await listed.change(of, columns)
        setPicked(NOTHING)
        return begun
      },
      verb: verbOf(columns),
      count,
    })
  }

  async function onBulk(change: BulkChange): Promise<void> {
    const columns = columnsOf(change, places)
    if (!columns || runs.working) return
    if (picked.kind === 'rows') {
      if (picked.ids.size > 0) await run(columns, picked.ids.size)
      return
    }
    setAsking({ step: 'asking', change, count: undefined, columns })
    try {
      const count = (await listed.count(frozen)) - picked.without.size
      setAsking((now) => now && { ...now, count })
    } catch {
      setAsking(undefined)
      notify('The listings could not be counted. Nothing was changed.', { tone: 'error' })
    }
  }

  return {
    picked: shownPicked,
    onPick,
    bulk,
    onBulk: (change: BulkChange) => void onBulk(change),
    onConfirm: () => {
      if (asking?.count !== undefined) void run(asking.columns, asking.count)
    },
    onCancel: () => (runs.working ? runs.stop() : setAsking(undefined)),
    unpick: () => (asking ? setAsking(undefined) : onPick(NOTHING)),
    undo: runs.undo,
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

function verbOf({ status }: BulkChanges) {
  return status === 'published' || status === 'archived' ? status : 'changed'
}
