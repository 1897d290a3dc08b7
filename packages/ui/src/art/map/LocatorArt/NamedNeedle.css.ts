import { styleVariants } from '@vanilla-extract/css'
import { componentStyle, forcedColors, inComponents, vars } from '../../../theme/styling.ts'
import { smallFrame } from './smallFrame.ts'

const { color } = vars

export const needle = componentStyle({
  fill: color.map.needle,
  stroke: color.bg.canvas,
  strokeWidth: 3,
  paintOrder: 'stroke',
  '@container': { [smallFrame]: { scale: '0.8' } },
  '@media': { [forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
})

// Readable on the country, on its neighbours and at sea.
const name = componentStyle({
  dominantBaseline: 'central',
  fontSize: 14,
  '@container': { [smallFrame]: { fontSize: 12 } },
  fontWeight: 650,
  fontStretch: '88%',
  fill: color.text.default,
  stroke: color.bg.canvas,
  strokeWidth: 3,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  '@media': { [forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
})

export const side = styleVariants({
  left: [name, inComponents({ textAnchor: 'end' })],
  right: [name, inComponents({ textAnchor: 'start' })],
})
