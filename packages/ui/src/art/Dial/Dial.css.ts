import { style } from '@vanilla-extract/css'
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
