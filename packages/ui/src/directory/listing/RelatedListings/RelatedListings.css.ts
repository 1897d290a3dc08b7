import { componentStyle, focusRing, inRow, typography, vars } from '../../../theme/styling.ts'

export const related = componentStyle({ display: 'grid', justifyItems: 'start', minInlineSize: 0 })

export const heading = componentStyle({
  inlineSize: '100%',
  paddingBlockEnd: vars.space[2],
  borderBlockEnd: `${vars.border.strong} solid ${vars.color.line.strong}`,
})

// Where there is space, two are beside each other.
export const list = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  columnGap: vars.space[6],
  inlineSize: '100%',
})

export const row = componentStyle({
  position: 'relative',
  ...inRow(vars.space[4]),
  paddingBlock: vars.space[3],
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line.subtle}`,
})

export const cover = componentStyle({ flex: 'none', inlineSize: '96px', blockSize: '72px' })

export const words = componentStyle({ display: 'grid', gap: vars.space[1], minInlineSize: 0 })

export const name = componentStyle({ fontSize: '1.125rem', overflowWrap: 'anywhere' })

// Stretched over the row.
export const link = componentStyle({
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': focusRing,
  },
})

export const place = componentStyle(typography.small, {
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  color: vars.color.text.muted,
})

export const needle = componentStyle({ flex: 'none', color: vars.color.accent.laterite })

export const all = componentStyle({ marginBlockStart: vars.space[3] })
