import { style } from '@vanilla-extract/css'
import { inComponents } from '../../theme/inComponents.ts'
import { vars } from '../../theme/vars.css.ts'

export const form = style(
  inComponents({ display: 'flex', flexDirection: 'column', gap: vars.space[5], minInlineSize: 0 }),
)
