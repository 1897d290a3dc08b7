import { style } from '@vanilla-extract/css'
import { inComponents } from '../../theme/inComponents.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const list = style(inComponents({ minInlineSize: 0 }))

export const row = style(inComponents({ borderBlockEnd: `${vars.border.hair} solid ${vars.color.line.subtle}` }))

export const link = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: vars.size.control,
    minInlineSize: 0,
  }),
)

export const platform = style([
  typography.label,
  inComponents({ flex: '1 0 auto', maxInlineSize: '100%', fontSize: vars.type.body.size, overflowWrap: 'anywhere' }),
])

// It gives way to the name of the place.
export const account = style([
  typography.small,
  inComponents({
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: vars.color.text.muted,
  }),
])

export const icon = style(inComponents({ flex: 'none' }))
