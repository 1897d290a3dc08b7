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

export const needle = style(inComponents({ flex: 'none', color: vars.color.accent.laterite }))

export const label = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.size.target,
    overflowWrap: 'anywhere',
  }),
)

// Wide enough for a finger into the gaps, so that a short name does not push the needle away.
export const linked = style([
  label,
  inComponents({
    position: 'relative',
    minInlineSize: 0,
    '::after': { content: '', position: 'absolute', insetBlock: 0, insetInline: `calc(${vars.space[3]} / -2)` },
  }),
])

export const current = style(inComponents({ minInlineSize: 0, fontWeight: 700 }))
