import { styleVariants } from '@vanilla-extract/css'
import { centred, componentStyle, inComponents, motionAllowed, squareOf, vars } from '../theme/styling.ts'

const moving = (transitionProperty: string, transitionDuration: string, transitionTimingFunction?: string) =>
  inComponents({
    '@media': { [motionAllowed]: { transitionProperty, transitionDuration, transitionTimingFunction } },
  })

export const stage = componentStyle({
  ...centred,
  overflow: 'hidden',
  blockSize: vars.space[10],
  backgroundColor: vars.color.bg.sunken,
  border: `${vars.border.strong} solid ${vars.color.line.strong}`,
})

const shape = inComponents({ ...squareOf(vars.space[8]), backgroundColor: vars.color.action.bg })

export const movement = styleVariants({
  colour: [
    shape,
    // Colours change for everybody.
    inComponents({ transitionProperty: 'background-color', transitionDuration: vars.motion.fast }),
    inComponents({ selectors: { '[data-moved] &': { backgroundColor: vars.color.accent.laterite } } }),
  ],
  popover: [
    shape,
    moving('opacity, translate', vars.motion.base, vars.motion.ease),
    inComponents({ selectors: { '[data-moved] &': { opacity: 0, translate: '0 4px' } } }),
  ],
  art: [
    shape,
    moving('scale', vars.motion.slow, vars.motion.ease),
    inComponents({ selectors: { '[data-moved] &': { scale: '1.05' } } }),
  ],
  needle: [
    moving('rotate', vars.motion.slow, vars.motion.needle),
    inComponents({
      inlineSize: 'auto',
      blockSize: vars.space[8],
      color: vars.color.accent.laterite,
      selectors: { '[data-moved] &': { rotate: '70deg' } },
    }),
  ],
})
