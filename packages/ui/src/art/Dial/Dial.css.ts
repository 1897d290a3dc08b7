import { keyframes } from '@vanilla-extract/css'
import { componentStyle, motionAllowed, vars } from '../../theme/styling.ts'

export const dial = componentStyle({ inlineSize: '100%', blockSize: 'auto', aspectRatio: '1', overflow: 'visible' })

// Ink on marigold is the same by day and by night.
export const ink = componentStyle({ fill: vars.color.sun.text })
export const thread = componentStyle({ fill: vars.color.sun.bg, stroke: vars.color.sun.text, strokeWidth: 1.5 })
export const sun = componentStyle({ fill: vars.color.sun.bg })
export const laterite = componentStyle({ fill: vars.color.accent.laterite })
export const face = componentStyle({ fill: vars.color.bg.canvas, stroke: vars.color.sun.text, strokeWidth: 1.5 })
// On the woven face, which has the page's own colour where the dial is on an inverse field as well.
export const south = componentStyle({ fill: vars.color.text.default })
export const pin = componentStyle({ fill: vars.color.bg.canvas })

const swing = keyframes({ from: { transform: 'rotate(-40deg)' } })

// About the middle of the dial, which is the origin of the drawing.
export const swinging = componentStyle({
  '@media': { [motionAllowed]: { animation: `${swing} ${vars.motion.slow} ${vars.motion.needle}` } },
})
