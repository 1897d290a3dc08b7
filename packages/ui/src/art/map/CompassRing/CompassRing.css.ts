import { componentStyle, forcedColors, vars } from '../../../theme/styling.ts'

export const sea = componentStyle({
  fill: vars.color.bg.sunken,
  stroke: vars.color.line.strong,
  strokeWidth: vars.border.strong,
  vectorEffect: 'non-scaling-stroke',
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
})

export const ticks = componentStyle({
  stroke: vars.color.line.strong,
  strokeWidth: 1.25,
  vectorEffect: 'non-scaling-stroke',
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
})
