import { useCallback, useEffect, useRef, useState } from 'react'
import type { MapLayerFile, MapLayerName } from './mapLayers.ts'
import { readLayer, type MapLayer } from './readLayer.ts'

/** Fetches a layer of the map. */
export type LoadLayer = (name: MapLayerName) => Promise<MapLayerFile>

/** The layers that have come, those that are needed loaded once each, and whether one of them failed. */
export function useMapLayers(load: LoadLayer, needed: readonly MapLayerName[]) {
  const [layers, setLayers] = useState<ReadonlyMap<MapLayerName, MapLayer>>(new Map())
  const [hasFailed, setFailed] = useState(false)
  const asked = useRef(new Set<MapLayerName>())
  const latest = useRef(load)
  useEffect(() => {
    latest.current = load
  })

  const request = useCallback((names: readonly MapLayerName[]) => {
    for (const name of names) {
      if (asked.current.has(name)) continue
      asked.current.add(name)
      latest.current(name).then(
        (file) => setLayers((before) => new Map(before).set(name, readLayer(file))),
        () => {
          asked.current.delete(name)
          setFailed(true)
        },
      )
    }
  }, [])

  const key = needed.join()
  useEffect(() => {
    // After a failure only the reader tries again.
    if (key !== '' && !hasFailed) request(key.split(',') as MapLayerName[])
  }, [key, hasFailed, request])

  return { layers, hasFailed, retry: () => setFailed(false) }
}
