import { style } from '@vanilla-extract/css'
import { inComponents } from '../../theme/inComponents.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const field = style(inComponents({ display: 'inline-flex', alignItems: 'center', gap: vars.space[3] }))

export const label = style([
  typography.label,
  inComponents({ fontWeight: 400, color: vars.color.text.muted, whiteSpace: 'nowrap' }),
])

export const control = style(inComponents({ position: 'relative', display: 'inline-grid', alignItems: 'center' }))

export const select = style([
  typography.label,
  inComponents({
    appearance: 'none',
    minBlockSize: vars.size.target,
    minInlineSize: '136px',
    paddingInlineStart: vars.space[4],
    paddingInlineEnd: vars.space[7],
    fontSize: vars.type.body.size,
    color: vars.color.text.default,
    backgroundColor: vars.color.bg.surface,
    border: `${vars.border.control} solid ${vars.color.line.control}`,
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    ':hover': { borderColor: vars.color.line.strong },
  }),
])

export const arrows = style(
  inComponents({ position: 'absolute', insetInlineEnd: vars.space[3], pointerEvents: 'none' }),
)
