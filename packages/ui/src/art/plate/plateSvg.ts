import { writtenNode } from '../cloth/coverSvg.ts'
import { plateNeedle, plates } from '../../theme/plates.ts'
import { PLATE_FIT, PLATE_VIEW, plateNodes, type PlateDrawing, type PlateLook } from './plateNodes.ts'

export interface PlateSvgOptions {
  readonly category: keyof typeof plates
  readonly look: PlateLook
  /** Whether it has a ground; that of a small picture belongs to the page, where it is darker by night. */
  readonly hasGround: boolean
}

/** The plate of a place as an SVG file: the same picture as `PlacePlate` shows, without the names of towns. */
export function plateSvg(plate: PlateDrawing, { category, look, hasGround }: PlateSvgOptions): string {
  const { ground, light, middle, ring } = plates[category]
  const colours = { ring, coast: middle, water: middle, middle, light, ...plateNeedle }
  const drawing = plateNodes(plate, look).map(({ part, tag, attributes }) => {
    const isFilled = part === 'north' || part === 'south'
    const colour = isFilled ? { fill: colours[part] } : { stroke: colours[part] }
    return writtenNode({ tag, attributes: { ...attributes, ...colour, ...(part === 'water' && { opacity: 0.7 }) } })
  })
  const field = hasGround ? `<path fill="${ground}" d="M-128-96h256v192h-256z"/>` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${PLATE_VIEW}" preserveAspectRatio="${PLATE_FIT}" fill="none">${field}${drawing.join('')}</svg>`
}
