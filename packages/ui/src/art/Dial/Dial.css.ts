import { style } from '@vanilla-extract/css'
import { inComponents } from '../../theme/inComponents.ts'
import { vars } from '../../theme/vars.css.ts'

export const dial = style(inComponents({ inlineSize: '100%', blockSize: 'auto', aspectRatio: '1', overflow: 'visible' }))

export const sun = style(inComponents({ fill: vars.color.sun.bg }))
export const laterite = style(inComponents({ fill: vars.color.accent.laterite }))
export const face = style(inComponents({ fill: vars.color.bg.canvas }))
