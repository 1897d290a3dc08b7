import { rightToLeft } from './conditions.ts'

/**
 * The signpost, a rectangle with a pointed end edge: "this way". For a layer behind the text (`::before`), never for the element itself,
 * whose focus ring a clip would cut off.
 */
export const signpostLayer = (point: string) =>
  ({
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    clipPath: `polygon(0 0, calc(100% - ${point}) 0, 100% 50%, calc(100% - ${point}) 100%, 0 100%)`,
  }) as const

/** Turns the layer of a signpost round where the text runs from right to left. */
export const signpostTurned = { [`${rightToLeft}::before`]: { transform: 'scaleX(-1)' } }
