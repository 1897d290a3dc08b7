import { style, styleVariants } from '@vanilla-extract/css'
import { forcedColors } from '../../../theme/conditions.ts'
import { inComponents } from '../../../theme/inComponents.ts'
import { vars } from '../../../theme/vars.css.ts'

const { color } = vars

const text = style(
  inComponents({
    dominantBaseline: 'central',
    '@media': { [forcedColors]: { fill: 'CanvasText' } },
  }),
)

const centred = style([text, inComponents({ textAnchor: 'middle' })])

/** By the fill of the country that the label stands in. */
export const inside = styleVariants({
  few: [centred, inComponents({ fill: color.map.band1Text })],
  some: [centred, inComponents({ fill: color.map.band2Text })],
  many: [centred, inComponents({ fill: color.map.band3Text })],
  selected: [
    centred,
    inComponents({ fill: color.map.band3Text, '@media': { [forcedColors]: { fill: 'HighlightText' } } }),
  ],
})

// Whatever lies below is kept off the letters.
const atSea = style([
  text,
  inComponents({
    fill: color.text.default,
    stroke: color.bg.sunken,
    strokeWidth: 4,
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
    '@media': { [forcedColors]: { stroke: 'Canvas' } },
  }),
])

export const outside = styleVariants({
  left: [atSea, inComponents({ textAnchor: 'end' })],
  right: [atSea, inComponents({ textAnchor: 'start' })],
})

export const name = style(inComponents({ fontWeight: 650, fontStretch: '83%' }))

export const leader = style(
  inComponents({
    stroke: color.line.strong,
    strokeWidth: 1.5,
    '@media': { [forcedColors]: { stroke: 'CanvasText' } },
  }),
)

export const halo = style(
  inComponents({ stroke: color.bg.sunken, strokeWidth: 4, '@media': { [forcedColors]: { stroke: 'Canvas' } } }),
)

export const dot = style(
  inComponents({
    r: 3,
    fill: color.line.strong,
    stroke: 'none',
    '@media': { [forcedColors]: { fill: 'CanvasText' } },
  }),
)
