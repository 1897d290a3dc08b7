import { forcedColors } from '../../theme/conditions.ts'
import { componentStyle, vars } from '../../theme/styling.ts'

export const track = componentStyle({
  blockSize: vars.space[4],
  backgroundColor: vars.color.bg.sunken,
  '@media': { [forcedColors]: { border: '1px solid' } },
})

export const done = componentStyle({
  blockSize: '100%',
  backgroundColor: vars.color.action.bg,
  clipPath: 'polygon(0 0, calc(100% - 6px) 0, 100% 50%, calc(100% - 6px) 100%, 0 100%)',
  transitionProperty: 'inline-size',
  transitionDuration: vars.motion.slow,
  '@media': { [forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
})
