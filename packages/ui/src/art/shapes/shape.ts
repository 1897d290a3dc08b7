import type { Outline } from './outline.ts'
import type { Point } from './pathData.ts'

interface Stroke {
  readonly colour: string
  readonly width: number
  readonly ends: 'square' | 'round'
}

/** One or more outlines in one paint. */
export interface Painted {
  readonly kind: 'painted'
  readonly outline: Outline
  readonly fill?: string
  readonly stroke?: Stroke
}

/** A small square repeated all over the field. */
export interface Lattice {
  readonly kind: 'lattice'
  readonly cell: number
  readonly tile: readonly Painted[]
}

/** A motif, drawn about the origin, that is printed at several places. */
export interface Stamped {
  readonly kind: 'stamped'
  readonly motif: readonly Painted[]
  readonly at: readonly Point[]
}

/** What a pattern is made of, in the order in which it is painted. */
export type Shape = Painted | Lattice | Stamped

export const filled = (fill: string, outline: Outline): Painted => ({ kind: 'painted', outline, fill })

/** A line with plain ends and mitred corners. */
export const stroked = (colour: string, width: number, outline: Outline): Painted => ({
  kind: 'painted',
  outline,
  stroke: { colour, width, ends: 'square' },
})

/** A line with round ends and corners, as drawn with a brush. */
export const brushed = (colour: string, width: number, outline: Outline): Painted => ({
  kind: 'painted',
  outline,
  stroke: { colour, width, ends: 'round' },
})

/** A filled shape with a line around it. */
export const outlined = (fill: string, line: string, width: number, outline: Outline): Painted => ({
  kind: 'painted',
  outline,
  fill,
  stroke: { colour: line, width, ends: 'square' },
})
