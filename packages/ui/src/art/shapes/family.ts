import type { Colourway } from '../../theme/cloth.ts'
import type { Draw } from './draw.ts'
import type { Shape } from '../shapes/shape.ts'

/**
 * A kind of cloth: the shapes that follow from its draws, on a field that already has the ground's colour. `index` is the image's place in
 * its gallery.
 */
export type Family = (draw: Draw, colours: Colourway, index: number) => readonly Shape[]
