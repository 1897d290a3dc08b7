import { keyframes, style } from '@vanilla-extract/css'
import { motionAllowed } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { vars } from '../../theme/vars.css.ts'

export const dial = style(
  inComponents({ inlineSize: '100%', blockSize: 'auto', aspectRatio: '1', overflow: 'visible' }),
)

// Ink on marigold is the same by day and by night.
export const ink = style(inComponents({ fill: vars.color.sun.text }))
export const thread = style(inComponents({ fill: vars.color.sun.bg, stroke: vars.color.sun.text, strokeWidth: 1.5 }))
export const sun = style(inComponents({ fill: vars.color.sun.bg }))
export const laterite = style(inComponents({ fill: vars.color.accent.laterite }))
export const face = style(inComponents({ fill: vars.color.bg.canvas, stroke: vars.color.sun.text, strokeWidth: 1.5 }))
// On the woven face, which has the page's own colour where the dial stands on an inverse field as well.
export const south = style(inComponents({ fill: vars.color.text.default }))
export const pin = style(inComponents({ fill: vars.color.bg.canvas }))

const swing = keyframes({ from: { transform: 'rotate(-40deg)' } })

// About the middle of the dial, which is the origin of the drawing.
export const swinging = style(
  inComponents({
    '@media': { [motionAllowed]: { animation: `${swing} ${vars.motion.slow} ${vars.motion.needle}` } },
  }),
)
