import { useEffect, useRef, useState } from 'react'
import type { MapLook } from './drawMap.ts'
import { boxOfView, type MapBox, type MapSize, type MapView } from './mapView.ts'
import type { MapCamera } from './useMapCamera.ts'

/** A map of streets below the marks. It follows the map and hears no gesture and no key. */
export interface Streets {
  /** Whether it knows anything of a part of the world. */
  readonly covers: (box: MapBox) => boolean
  readonly show: (view: MapView) => void
  /** The colours have changed. */
  readonly paint: (look: MapLook) => void
  readonly remove: () => void
}

export interface StreetsOptions {
  readonly view: MapView
  readonly look: MapLook
  /** Something of it could not be loaded or drawn: it is removed. */
  readonly onFail: () => void
}

/** Draws streets into an element; resolved when they are seen. */
export type LoadStreets = (element: HTMLElement, options: StreetsOptions) => Promise<Streets>

/** From here on streets are missed. */
export const STREET_ZOOM = 11

interface StreetLevel {
  /** Undefined: there are none to be had. */
  readonly load: LoadStreets | undefined
  readonly camera: MapCamera
  readonly size: MapSize | undefined
  /** The view that the map came to rest at. */
  readonly rested: MapView
  readonly readLook: () => MapLook
}

/** Loads streets the first time that the map is near enough for them, and keeps them where the map is. */
export function useStreets({ load, camera, size, rested, readLook }: StreetLevel) {
  const ref = useRef<HTMLDivElement>(null)
  const [streets, setStreets] = useState<Streets>()
  const [hasFailed, setFailed] = useState(false)
  const isNear = rested.zoom >= STREET_ZOOM
  const [wasNear, setWasNear] = useState(isNear)
  if (isNear && !wasNear) setWasNear(true)
  const isWanted = load !== undefined && size !== undefined && wasNear && !hasFailed

  const latest = useRef({ load, readLook })
  useEffect(() => {
    latest.current = { load, readLook }
  })
  useEffect(() => {
    if (!isWanted || !ref.current || !latest.current.load) return undefined
    let isGone = false
    const onFail = () => {
      if (!isGone) setFailed(true)
    }
    const loading = latest.current.load(ref.current, {
      view: camera.view(),
      look: latest.current.readLook(),
      onFail,
    })
    loading.then((loaded) => {
      if (isGone) return
      // The map may have moved on, and the theme changed.
      loaded.show(camera.view())
      loaded.paint(latest.current.readLook())
      setStreets(loaded)
    }, onFail)
    return () => {
      isGone = true
      setStreets(undefined)
      loading.then(
        ({ remove }) => remove(),
        () => undefined,
      )
    }
  }, [camera, isWanted])

  return {
    ref,
    /** Undefined where nothing but the map's own ground is to be seen. */
    shown: isNear && size && streets?.covers(boxOfView(rested, size)) ? streets : undefined,
    hasFailed,
    retry: () => setFailed(false),
    follow: () => streets?.show(camera.view()),
    repaint: () => streets?.paint(readLook()),
  }
}
