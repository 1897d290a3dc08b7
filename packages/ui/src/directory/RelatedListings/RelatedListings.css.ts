import { style } from '@vanilla-extract/css'
import { focusRing } from '../../theme/focusRing.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const related = style(inComponents({ display: 'grid', justifyItems: 'start', minInlineSize: 0 }))

export const heading = style(
  inComponents({
    inlineSize: '100%',
    paddingBlockEnd: vars.space[2],
    borderBlockEnd: `${vars.border.strong} solid ${vars.color.line.strong}`,
  }),
)

// Where there is room, two stand beside each other.
export const list = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
    columnGap: vars.space[6],
    inlineSize: '100%',
  }),
)

export const row = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    paddingBlock: vars.space[3],
    borderBlockEnd: `${vars.border.hair} solid ${vars.color.line.subtle}`,
  }),
)

export const cover = style(inComponents({ flex: 'none', inlineSize: '96px', blockSize: '72px' }))

export const words = style(inComponents({ display: 'grid', gap: vars.space[1], minInlineSize: 0 }))

export const name = style([inComponents({ fontSize: '1.125rem', overflowWrap: 'anywhere' })])

// Stretched over the row.
export const link = style(
  inComponents({
    '::after': { content: '', position: 'absolute', inset: 0 },
    selectors: {
      '&:focus-visible': { outline: 'none', boxShadow: 'none' },
      '&:focus-visible::after': focusRing,
    },
  }),
)

export const place = style([
  typography.small,
  inComponents({ display: 'flex', alignItems: 'baseline', gap: vars.space[2], color: vars.color.text.muted }),
])

export const needle = style(inComponents({ flex: 'none', color: vars.color.accent.laterite }))

export const all = style(inComponents({ marginBlockStart: vars.space[3] }))
