import { style } from '@vanilla-extract/css'
import { forcedColors } from '../../../theme/conditions.ts'
import { inComponents } from '../../../theme/inComponents.ts'
import { vars } from '../../../theme/vars.css.ts'

export const sea = style(
  inComponents({
    fill: vars.color.bg.sunken,
    stroke: vars.color.line.strong,
    strokeWidth: vars.border.strong,
    vectorEffect: 'non-scaling-stroke',
    '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
  }),
)

export const ticks = style(
  inComponents({
    stroke: vars.color.line.strong,
    strokeWidth: 1.25,
    vectorEffect: 'non-scaling-stroke',
    '@media': { [forcedColors]: { stroke: 'CanvasText' } },
  }),
)
