import { styleVariants } from '@vanilla-extract/css'
import { componentStyle, forcedColors, inComponents, vars } from '../../../theme/styling.ts'

const { color } = vars

const text = componentStyle({
  dominantBaseline: 'central',
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
})

const centred = componentStyle(text, { textAnchor: 'middle' })

/** By the fill of the country that the label is in. */
export const inside = styleVariants({
  band1: [centred, inComponents({ fill: color.map.band1Text })],
  band2: [centred, inComponents({ fill: color.map.band2Text })],
  band3: [centred, inComponents({ fill: color.map.band3Text })],
  band4: [centred, inComponents({ fill: color.map.band4Text })],
  band5: [centred, inComponents({ fill: color.map.band5Text })],
  selected: [
    centred,
    inComponents({ fill: color.map.band5Text, '@media': { [forcedColors]: { fill: 'HighlightText' } } }),
  ],
})

// A halo separates the letters from what is below.
const atSea = componentStyle(text, {
  fill: color.text.default,
  stroke: color.bg.sunken,
  strokeWidth: 4,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  '@media': { [forcedColors]: { stroke: 'Canvas' } },
})

export const outside = styleVariants({
  left: [atSea, inComponents({ textAnchor: 'end' })],
  right: [atSea, inComponents({ textAnchor: 'start' })],
})

export const name = componentStyle({ fontWeight: 650, fontStretch: '83%' })

export const leader = componentStyle({
  stroke: color.line.strong,
  strokeWidth: 1.5,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
})

export const halo = componentStyle({
  stroke: color.bg.sunken,
  strokeWidth: 4,
  '@media': { [forcedColors]: { stroke: 'Canvas' } },
})

export const dot = componentStyle({
  r: 3,
  fill: color.line.strong,
  stroke: 'none',
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
})
