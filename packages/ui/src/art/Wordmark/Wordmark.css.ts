import { style } from '@vanilla-extract/css'
import { inComponents } from '../../theme/inComponents.ts'
import { vars } from '../../theme/vars.css.ts'

export const wordmark = style(inComponents({ blockSize: '1em', inlineSize: 'auto', aspectRatio: '199 / 103' }))

export const needle = style(inComponents({ fill: vars.color.accent.laterite }))
