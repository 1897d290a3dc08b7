import { style } from '@vanilla-extract/css'
import { inComponents } from '../../theme/inComponents.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const row = style(inComponents({ borderBlockEnd: `${vars.border.hair} solid ${vars.color.line.subtle}` }))

export const link = style([
  typography.label,
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minBlockSize: vars.size.control,
    fontSize: vars.type.body.size,
  }),
])
