import { componentStyle, forcedColors, vars } from '../../../theme/styling.ts'

export const picture = componentStyle({ display: 'block', inlineSize: '100%', blockSize: '100%' })

export const sea = componentStyle({ fill: vars.color.bg.sunken, '@media': { [forcedColors]: { fill: 'Canvas' } } })

export const needle = componentStyle({
  fill: vars.color.map.needle,
  stroke: vars.color.bg.canvas,
  strokeWidth: 4,
  paintOrder: 'stroke',
  '@media': { [forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
})
