import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { drawMap, type Drawing, type MapLook, type PlacedLabel } from './drawMap.ts'
import * as styles from './ListingMap.css.ts'
import { markReach } from './MapMark.tsx'
import type { MapCell } from './mapCell.ts'
import { mostOf } from './makeRoom.ts'
import { isFine, neededLayers, type MapLayerName } from './mapLayers.ts'
import { boxOfView, toScreen, type MapSize, type MapView } from './mapView.ts'
import { planLabels } from './planLabels.ts'
import type { Rectangle } from './placeLabels.ts'
import type { MapLayer } from './readLayer.ts'
import type { MapCamera, MapPhase } from './useMapCamera.ts'

export interface Ground {
  readonly camera: MapCamera
  readonly size: MapSize | undefined
  readonly layers: ReadonlyMap<MapLayerName, MapLayer>
  readonly home: readonly string[]
  readonly countryName: (code: string) => string | undefined
  readonly position: Drawing['position']
  readonly equator: string
  readonly cells: readonly MapCell[]
  readonly spots?: Drawing['spots']
  /** The view that the map came to rest at. */
  readonly rested: MapView
}

/** The canvas is drawn so much larger than the map on every side: what comes in while it moves is there. */
const MARGIN = 96

/** A drawing that is done in so many milliseconds is done for every frame. Slower ones are moved along instead, by the compositor. */
const FRAME = 20

/** Then it is drawn anew only where the last drawing does not reach, and no more often than this, in milliseconds. */
const PAUSE = 250
/** Nor much larger than it was drawn: its lines would be beams. */
const MOST_ENLARGED = 2.5

/** Beyond it more pixels are not seen, and cost. */
const MOST_PIXELS_PER_PIXEL = 2

/** Keeps the canvas under the marks: what it shows, its size, its colours. */
export function useGround(ground: Ground) {
  const ref = useRef<HTMLCanvasElement>(null)
  const labels = useRef<readonly PlacedLabel[]>([])
  const drawn = useRef<{ view: MapView; at: number; cost: number }>(undefined)
  const latest = useRef(ground)

  const draw = useCallback((kind: 'whole' | 'frame' | 'sketch') => {
    const canvas = ref.current
    const context = canvas?.getContext('2d')
    const { camera, size, layers, home, countryName, position, equator, cells, spots = [] } = latest.current
    if (!canvas || !context || !size) return
    const begin = performance.now()
    const view = camera.view()
    const names = neededLayers(boxOfView(view, size), view.zoom)
    const available = (isWanted: (name: MapLayerName) => boolean) =>
      names.filter(isWanted).flatMap((name) => layers.get(name) ?? [])
    const parts = {
      coarse: available((name) => !isFine(name)),
      fine: available(isFine),
      view,
      home: new Set(home),
    }
    const look = readLook(canvas)
    if (kind === 'whole') {
      const places = layers.get('places')
      labels.current = planLabels(context, {
        ...parts,
        size,
        look,
        towns: places?.towns ?? [],
        seas: places?.seas ?? [],
        marks: cells.map((cell) => markBox(cell, mostOf(cells), view, size)),
        controls: controlBoxes(canvas),
        countryName,
        equator,
      })
    }
    const ratio = Math.min(devicePixelRatio, MOST_PIXELS_PER_PIXEL)
    const whole = { width: size.width + 2 * MARGIN, height: size.height + 2 * MARGIN }
    const [width, height] = [Math.round(whole.width * ratio), Math.round(whole.height * ratio)]
    // Setting them empties the canvas, even when nothing changes.
    if (canvas.width !== width) canvas.width = width
    if (canvas.height !== height) canvas.height = height
    canvas.style.width = `${whole.width}px`
    canvas.style.height = `${whole.height}px`
    canvas.style.transform = `translate(${-MARGIN}px, ${-MARGIN}px)`
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
    drawMap(context, {
      ...parts,
      size: whole,
      look,
      labels: labels.current,
      position,
      spots,
      isSketch: kind === 'sketch',
    })
    const record = { view, at: begin, cost: Infinity }
    drawn.current = record
    // What the browser does with it afterwards counts, too.
    requestAnimationFrame(() => {
      record.cost = performance.now() - begin
    })
  }, [])

  /** Moves what is drawn to where it belongs in the view of now; whether it still covers the map. */
  const shift = useCallback((): boolean => {
    const { camera, size } = latest.current
    if (!ref.current || !size || !drawn.current) return false
    const now = camera.view()
    const scale = 2 ** (now.zoom - drawn.current.view.zoom)
    const middle = toScreen(drawn.current.view, now, size)
    const x = middle.x - (size.width / 2 + MARGIN) * scale
    const y = middle.y - (size.height / 2 + MARGIN) * scale
    ref.current.style.transform = `translate(${x}px, ${y}px) scale(${scale})`
    const [right, bottom] = [x + (size.width + 2 * MARGIN) * scale, y + (size.height + 2 * MARGIN) * scale]
    return x <= 0 && y <= 0 && right >= size.width && bottom >= size.height && scale <= MOST_ENLARGED
  }, [])

  const { size, layers, home, position, cells, rested, equator } = ground
  const homeKey = home.join()
  useLayoutEffect(() => {
    latest.current = ground
  })
  useLayoutEffect(() => draw('whole'), [draw, size, layers, homeKey, position, cells, rested, equator])

  useEffect(() => {
    let isGone = false
    const { textFont, displayFont } = readLook(ref.current)
    // Names are measured and written anew in the typefaces of the page.
    void Promise.allSettled([textFont, displayFont].map((font) => document.fonts.load(`16px ${font}`))).then(() => {
      if (!isGone) draw('whole')
    })
    return () => {
      isGone = true
    }
  }, [draw])

  return {
    ref,
    redraw: () => draw('whole'),
    follow: (phase: MapPhase) => {
      if (!drawn.current) return
      const { at, cost } = drawn.current
      // At rest it is drawn as soon as React knows, names and all.
      if (phase === 'moving' && cost <= FRAME) draw('frame')
      else if (!shift() && phase === 'moving' && performance.now() - at > PAUSE) draw('sketch')
    },
  }
}

/** What a mark covers. */
function markBox(cell: MapCell, most: number, view: MapView, size: MapSize): Rectangle {
  const { x, y } = toScreen(cell, view, size)
  const [across, down] = markReach(cell.count, most)
  return { left: x - across, top: y - down, right: x + across, bottom: y + down }
}

/** What stands over the map in the way of names. */
function controlBoxes(canvas: HTMLElement): readonly Rectangle[] {
  const frame = canvas.parentElement?.parentElement
  const origin = frame?.getBoundingClientRect()
  return [...(frame?.querySelectorAll('[data-over-map]') ?? [])].map((control) => {
    const { left, top, right, bottom } = control.getBoundingClientRect()
    const [x, y] = [origin?.left ?? 0, origin?.top ?? 0]
    return { left: left - x, top: top - y, right: right - x, bottom: bottom - y }
  })
}

const SIXTEEN = 16

/** The colours and typefaces of the map, as its canvas has them now. */
export function readLook(canvas: HTMLElement | null): MapLook {
  const style = canvas && getComputedStyle(canvas)
  const entries = Object.entries(styles.look).map(([name, variable]) => [
    name,
    // As `var(--name)`.
    style?.getPropertyValue(variable.slice(4, -1)).trim() ?? '',
  ])
  const textScale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / SIXTEEN
  return { ...(Object.fromEntries(entries) as Omit<MapLook, 'textScale'>), textScale }
}
