import type { GeoBox, SearchState } from '@dira/directory-core'
import { useState } from 'react'
import { useGo } from '../../shared/overlays.tsx'
import type { ListingsData, MapData } from '../../shared/data/pageData.ts'
import { useListAt } from './useListAt.ts'

interface ListOnMap {
  readonly data: ListingsData & { readonly map: MapData }
  /** What the controls show. */
  readonly state: SearchState
  /** The address of the map of a state. */
  readonly mapHref: (state: SearchState) => string
}

/** Where the map of a list was moved to. Either the list follows it at once, by its address, or it waits for the reader and only the map shows what is there. */
export function useMovedMap({ data, state, mapHref }: ListOnMap) {
  const go = useGo()
  const [isFollowing, setFollowing] = useState(true)

  // Where the map was moved to while the list does not follow it, and for which list.
  const here = mapHref({ ...data.state, page: 1 })
  const [moved, setMoved] = useState<{ readonly from: string; readonly box: GeoBox }>()
  const elsewhere = moved?.from === here ? moved.box : undefined
  const seenThere = useListAt(elsewhere && mapHref({ ...data.state, box: elsewhere, page: 1 }))?.map

  const searchIn = (box: GeoBox) => {
    // The first move is a step that Back undoes, the others go on from it.
    go(mapHref({ ...state, box, page: 1 }), { replace: state.box !== undefined })
  }
  const searchHere = () => elsewhere && searchIn(elsewhere)
  return {
    /** What the map shows. */
    map: seenThere ?? data.map,
    /** Whether that is all of the list, and not a part. */
    isWhole: !data.state.box && !seenThere,
    isFollowing,
    onFollowChange: (isOn: boolean) => {
      setFollowing(isOn)
      if (isOn) searchHere()
    },
    hasMoved: elsewhere !== undefined,
    searchHere,
    onRest: (box: GeoBox) => {
      if (isFollowing) searchIn(box)
      else setMoved({ from: here, box })
    },
  }
}
