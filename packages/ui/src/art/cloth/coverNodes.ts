import { overlap, type Box } from '../shapes/field.ts'
import { grown, mergeShapes, type Layer } from './mergeShapes.ts'
import { boxOf } from '../shapes/outline.ts'
import type { Lattice, Painted, Shape, Stamped } from '../shapes/shape.ts'

/** An element of a drawing, with attributes as React names them. */
export interface SvgNode {
  readonly tag: 'defs' | 'g' | 'path' | 'pattern' | 'rect' | 'use'
  readonly attributes: Readonly<Record<string, string | number>>
  readonly children?: readonly SvgNode[]
}

interface Page {
  /** The part of the field that is seen. */
  readonly view: Box
  /** What the drawing's own ids begin with, where it needs any: unlike every other on the page. */
  readonly id: string
}

/** The elements that show some shapes, few and short. */
export function coverNodes(shapes: readonly Shape[], page: Page): readonly SvgNode[] {
  const nodes: SvgNode[] = []
  let painted: Painted[] = []
  const paint = () => {
    nodes.push(...mergeShapes(painted, page.view).map(pathNode))
    painted = []
  }
  for (const [index, shape] of shapes.entries()) {
    if (shape.kind === 'painted') {
      painted.push(shape)
      continue
    }
    // A stamped shape covers what was painted before, and is covered by what comes after.
    paint()
    const own = { ...page, id: `${page.id}${index}` }
    nodes.push(...(shape.kind === 'lattice' ? latticeNodes(shape, own) : stampedNodes(shape, own)))
  }
  paint()
  return nodes
}

function pathNode({ fill, stroke, data }: Layer): SvgNode {
  return {
    tag: 'path',
    attributes: {
      fill: fill ?? 'none',
      ...(stroke && { stroke: stroke.colour, strokeWidth: Math.round(stroke.width * 10) / 10 }),
      ...(stroke?.ends === 'round' && { strokeLinecap: 'round', strokeLinejoin: 'round' }),
      d: data,
    },
  }
}

function latticeNodes({ cell, tile }: Lattice, { view, id }: Page): readonly SvgNode[] {
  const pattern = { id, width: cell, height: cell, patternUnits: 'userSpaceOnUse' }
  return [
    { tag: 'pattern', attributes: pattern, children: mergeShapes(tile).map(pathNode) },
    { tag: 'rect', attributes: { ...view, fill: `url(#${id})` } },
  ]
}

function stampedNodes({ motif, at }: Stamped, { view, id }: Page): readonly SvgNode[] {
  const box = boxOfAll(motif)
  const seen = at.filter(([x, y]) => overlap({ ...box, x: box.x + x, y: box.y + y }, view))
  if (seen.length === 0) return []
  return [
    {
      tag: 'defs',
      attributes: {},
      children: [{ tag: 'g', attributes: { id }, children: mergeShapes(motif).map(pathNode) }],
    },
    ...seen.map(([x, y]): SvgNode => ({
      tag: 'use',
      attributes: { href: `#${id}`, x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 },
    })),
  ]
}

function boxOfAll(shapes: readonly Painted[]): Box {
  const boxes = shapes.map(({ outline, stroke }) => grown(outline.box, (stroke?.width ?? 0) / 2))
  return boxOf(
    boxes.flatMap(
      ({ x, y, width, height }) =>
        [
          [x, y],
          [x + width, y + height],
        ] as const,
    ),
  )
}
