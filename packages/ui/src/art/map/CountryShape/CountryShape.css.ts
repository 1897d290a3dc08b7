import { styleVariants } from '@vanilla-extract/css'
import { componentStyle, forcedColors, inComponents, vars } from '../../../theme/styling.ts'

const { map } = vars.color

// A line of the same width however large the map is drawn.
const line = { vectorEffect: 'non-scaling-stroke', strokeLinejoin: 'round' } as const

const land = componentStyle({
  ...line,
  fill: map.land,
  stroke: map.landLine,
  strokeWidth: 1,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'GrayText' } },
})

const covered = componentStyle({
  ...line,
  stroke: map.coveredLine,
  strokeWidth: 1.75,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
})

export const look = styleVariants({
  land: [land],
  covered: [covered, inComponents({ fill: map.covered })],
  band1: [covered, inComponents({ fill: map.band1 })],
  band2: [covered, inComponents({ fill: map.band2 })],
  band3: [covered, inComponents({ fill: map.band3 })],
  band4: [covered, inComponents({ fill: map.band4 })],
  band5: [covered, inComponents({ fill: map.band5 })],
  selected: [covered, inComponents({ fill: map.selected, '@media': { [forcedColors]: { fill: 'Highlight' } } })],
})
