import { cloth, type Colourway } from '../../theme/cloth.ts'
import { hashText } from '../shapes/hashText.ts'
import { beadBand } from './beadBand.ts'
import { cutPileLozenge } from './cutPileLozenge.ts'
import { colourwayIndex } from './colourwayIndex.ts'
import type { CoverSource } from './coverSource.ts'
import { createDraw } from '../shapes/draw.ts'
import type { Family } from '../shapes/family.ts'
import { FIELD, viewOf, type Box } from '../shapes/field.ts'
import { inTurn } from '../shapes/inTurn.ts'
import { mudDyedPanels } from './mudDyedPanels/mudDyedPanels.ts'
import { paintedWall } from './paintedWall/paintedWall.ts'
import { rectangle } from '../shapes/outline.ts'
import { pinDotPrint } from './pinDotPrint/pinDotPrint.ts'
import { resistDyedRipple } from './resistDyedRipple.ts'
import { filled, type Shape } from '../shapes/shape.ts'
import { stripWeave } from './stripWeave/stripWeave.ts'

/** A cover before it is written down: its shapes, and the part of them that is shown. */
export interface Cover {
  readonly shapes: readonly Shape[]
  readonly view: Box
}

/** The kind of cloth of each category. */
export const families = {
  accommodation: paintedWall,
  restaurants: pinDotPrint,
  shopping: stripWeave,
  transport: mudDyedPanels,
  events: cutPileLozenge,
  wellness: resistDyedRipple,
  nightlife: beadBand,
} as const satisfies Record<keyof typeof cloth, Family>

/** The cover of a listing, the same for the same listing everywhere and always. */
export function drawCover({ slug, category, index = 0 }: CoverSource): Cover {
  const kind = isKnown(category) ? category : 'accommodation'
  const seed = hashText(index === 0 ? `${slug}|${category}` : `${slug}|${category}|${index}`)
  const colours = colourwayOf(slug, kind)
  const ground = filled(colours[0], rectangle(0, 0, FIELD.width, FIELD.height))
  return { shapes: [ground, ...families[kind](createDraw(seed), colours, index)], view: viewOf(index) }
}

const isKnown = (category: string): category is keyof typeof cloth => Object.hasOwn(cloth, category)

const colourwayOf = (slug: string, category: keyof typeof cloth): Colourway =>
  inTurn<Colourway>(cloth[category], colourwayIndex(slug))
