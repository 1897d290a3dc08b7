import { overlap, type Box } from '../shapes/field.ts'
import type { Painted } from '../shapes/shape.ts'

type Paint = Omit<Painted, 'outline'>

/** Outlines of one paint that become one path. */
export interface Layer extends Paint {
  readonly data: string
}

interface OpenLayer {
  readonly paint: Paint
  readonly key: string
  readonly soleColour: string | undefined
  readonly boxes: Box[]
  data: string
}

/**
 * Few paths out of many shapes: a shape joins an earlier one of the same paint where nothing that was painted in between would change
 * places with it to be seen, and is left out where it lies outside the view.
 */
export function mergeShapes(shapes: readonly Painted[], view?: Box): readonly Layer[] {
  const layers: OpenLayer[] = []
  for (const { outline, ...paint } of shapes) {
    // The line around a filled shape is shared with its neighbour, so that either may be painted first.
    const reach = paint.fill === undefined ? (paint.stroke?.width ?? 0) / 2 : 0
    const box = grown(outline.box, reach)
    if (view && !overlap(grown(outline.box, paint.stroke?.width ?? 0), view)) continue
    const key = JSON.stringify(paint)
    const layer = joinable(layers, { key, box, paint })
    if (layer) {
      layer.data += outline.data
      layer.boxes.push(box)
    } else layers.push({ paint, key, soleColour: soleColourOf(paint), boxes: [box], data: outline.data })
  }
  return layers.map(({ paint, data }) => ({ ...paint, data }))
}

interface Candidate {
  readonly key: string
  readonly box: Box
  readonly paint: Paint
}

function joinable(layers: readonly OpenLayer[], { key, box, paint }: Candidate): OpenLayer | undefined {
  const colour = soleColourOf(paint)
  for (const layer of layers.toReversed()) {
    const isSameColour = colour !== undefined && colour === layer.soleColour
    const mayPass = isSameColour || !layer.boxes.some((other) => overlap(box, other))
    // All fills of a path are painted before its lines: a line that a later fill would cover has to stay in a path of its own.
    if (!mayPass) return undefined
    if (layer.key === key) return layer
  }
  return undefined
}

/** The colour of a paint that has no other. */
const soleColourOf = ({ fill, stroke }: Paint) => (fill !== undefined && stroke ? undefined : (fill ?? stroke?.colour))

/** A box with a margin. */
export const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})
