import { style } from '@vanilla-extract/css'
import { inComponents } from '../../theme/inComponents.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const trail = style([
  typography.small,
  inComponents({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[3] }),
])

export const crumb = style(
  inComponents({ display: 'flex', alignItems: 'center', gap: vars.space[3], minInlineSize: 0 }),
)

export const needle = style(inComponents({ color: vars.color.accent.laterite }))

export const label = style(
  inComponents({ display: 'inline-flex', alignItems: 'center', minBlockSize: vars.size.target }),
)

export const current = style(inComponents({ fontWeight: 700 }))
