import { componentStyle, forcedColors, squareOf, vars } from '../../../theme/styling.ts'

const { color } = vars
const line = { vectorEffect: 'non-scaling-stroke', strokeLinejoin: 'round' } as const

export const picture = componentStyle({
  display: 'block',
  ...squareOf('100%'),
  // East is on the right in every language.
  direction: 'ltr',
  backgroundColor: color.bg.sunken,
})

export const land = componentStyle({ ...line, fill: color.map.land, stroke: color.map.landLine, strokeWidth: 1 })

export const borders = componentStyle({ ...line, fill: 'none', stroke: color.map.landLine, strokeWidth: 1 })

/** What a finger may miss the mark by. */
export const target = componentStyle({ fill: 'transparent' })

export const needle = componentStyle({
  ...line,
  fill: color.map.needle,
  stroke: color.bg.surface,
  strokeWidth: 2,
  '@media': { [forcedColors]: { fill: 'LinkText', stroke: 'Canvas' } },
})

export const face = componentStyle({
  ...line,
  fill: color.bg.surface,
  stroke: color.line.strong,
  strokeWidth: 2,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'LinkText' } },
})

/** Only the town of what it marks is known. */
export const hollow = componentStyle({
  ...line,
  fill: color.bg.surface,
  stroke: color.map.needle,
  strokeWidth: 3,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'LinkText' } },
})

export const number = componentStyle({
  fill: color.text.default,
  fontFamily: vars.font.text,
  fontSize: 15,
  fontWeight: 700,
  textAnchor: 'middle',
  dominantBaseline: 'central',
  '@media': { [forcedColors]: { fill: 'LinkText' } },
})
