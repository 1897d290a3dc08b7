import { overlap, type Box } from './field.ts'
import type { Painted, Shape } from './shape.ts'

/** Outlines of one paint that become one path. */
export interface Layer {
  readonly paint: Omit<Painted, 'outline'>
  readonly key: string
  data: string
  readonly boxes: Box[]
}

/**
 * Few paths out of many shapes: a shape joins an earlier one of the same paint where nothing painted in between touches it, and is left
 * out where it lies outside the view.
 */
export function mergeShapes(shapes: readonly Painted[], view?: Box): readonly Layer[] {
  const layers: Layer[] = []
  for (const { outline, ...paint } of shapes) {
    const box = grown(outline.box, paint.fill === undefined ? (paint.stroke?.width ?? 0) / 2 : 0)
    if (view && !overlap(grown(box, paint.stroke?.width ?? 0), view)) continue
    const key = JSON.stringify(paint)
    const layer = joinable(layers, key, box, paint)
    if (layer) {
      layer.data += outline.data
      layer.boxes.push(box)
    } else layers.push({ paint, key, data: outline.data, boxes: [box] })
  }
  return layers
}

function joinable(layers: readonly Layer[], key: string, box: Box, paint: Omit<Painted, 'outline'>): Layer | undefined {
  for (const layer of layers.toReversed()) {
    const isTouched = layer.boxes.some((other) => overlap(box, other))
    // All fills of a path are painted before its lines: a line that a later fill would cover has to stay a path of its own.
    if (layer.key === key && !(isTouched && paint.fill !== undefined && paint.stroke)) return layer
    if (isTouched) return undefined
  }
  return undefined
}

/** A box with a margin. */
export const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

/** Whether a shape is an outline in one paint. */
export const isPainted = (shape: Shape): shape is Painted => shape.kind === 'painted'
