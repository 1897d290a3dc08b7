import { createVar, styleVariants } from '@vanilla-extract/css'
import { plateNeedle, plates } from '../../../theme/plates.ts'
import { above, byTheme, componentStyle, inComponents, typography, vars } from '../../../theme/styling.ts'
import type { PlatePart } from '../../../art/plate/plateNodes.ts'

const colours = { ground: createVar(), light: createVar(), middle: createVar(), ring: createVar() }

/** The ground of each category. */
export const ground = styleVariants(plates, (plate) =>
  inComponents({
    backgroundColor: colours.ground,
    ...byTheme({ vars: { [colours.ground]: plate.ground } }, { vars: { [colours.ground]: plate.night } }),
  }),
)

export const lights = styleVariants(plates, ({ light, middle, ring }) =>
  inComponents({ vars: { [colours.light]: light, [colours.middle]: middle, [colours.ring]: ring } }),
)

// Artwork keeps its colours, in forced colours too.
export const plate = componentStyle({
  position: 'relative',
  display: 'grid',
  minInlineSize: 0,
  minBlockSize: 0,
  margin: 0,
  overflow: 'hidden',
  forcedColorAdjust: 'none',
})

export const shape = styleVariants({
  stage: inComponents({ aspectRatio: '4 / 3', '@media': { [above('lg')]: { aspectRatio: '16 / 9' } } }),
  band: inComponents({ blockSize: '100%' }),
})

export const drawing = componentStyle({ inlineSize: '100%', blockSize: '100%', minBlockSize: 0 })

export const small = componentStyle({
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  objectFit: 'cover',
  forcedColorAdjust: 'none',
})

const line = (stroke: string, opacity?: number) =>
  inComponents({ fill: 'none', stroke, ...(opacity !== undefined && { opacity }) })

export const parts: Readonly<Record<PlatePart, string>> = styleVariants({
  ring: line(colours.ring),
  coast: line(colours.middle),
  water: line(colours.middle, 0.7),
  middle: line(colours.middle),
  light: line(colours.light),
  north: inComponents({ fill: plateNeedle.north }),
  south: inComponents({ fill: plateNeedle.south }),
})

// In the units of the drawing, which a wide frame enlarges.
export const town = componentStyle({
  fill: colours.light,
  // Readable where it crosses the ring or a line.
  stroke: colours.ground,
  strokeWidth: 2,
  paintOrder: 'stroke',
  fontFamily: vars.font.text,
  fontSize: '9px',
  '@media': { [above('lg')]: { fontSize: '5px' } },
})

export const caption = componentStyle(typography.small, {
  position: 'absolute',
  insetInlineEnd: vars.space[4],
  insetBlockEnd: vars.space[3],
  maxInlineSize: `calc(100% - 2 * ${vars.space[4]})`,
  paddingInline: vars.space[3],
  paddingBlock: vars.space[1],
  color: vars.color.text.inverse,
  backgroundColor: vars.color.bg.inverse,
  forcedColorAdjust: 'auto',
})
