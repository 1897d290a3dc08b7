import { style } from '@vanilla-extract/css'
import { focusRing } from '../../theme/focusRing.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const row = style([
  typography.label,
  inComponents({
    gridArea: 'view',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: vars.size.target,
    color: vars.color.text.link,
    fontSize: vars.type.body.size,
    whiteSpace: 'nowrap',
  }),
])

export const link = style(
  inComponents({
    '::after': { content: '', position: 'absolute', inset: 0 },
    selectors: {
      '&:focus-visible': { outline: 'none', boxShadow: 'none' },
      '&:focus-visible::after': focusRing,
      '&:active::after': { backgroundColor: vars.color.text.default, opacity: 0.06 },
    },
  }),
)
