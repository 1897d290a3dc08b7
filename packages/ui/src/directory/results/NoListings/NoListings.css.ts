import { componentStyle, typography, vars } from '../../../theme/styling.ts'

export const ways = componentStyle({ display: 'grid', minInlineSize: 0, maxInlineSize: '34rem' })

export const way = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minBlockSize: vars.size.target,
  paddingBlock: vars.space[3],
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line.subtle}`,
})

export const name = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' })

export const count = componentStyle(typography.small, {
  flex: 'none',
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
})
