import { canHover, componentStyle, inColumn, typography, vars } from '../../../theme/styling.ts'

export const section = componentStyle({ ...inColumn(vars.space[3]), minInlineSize: 0 })

export const list = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  columnGap: vars.space[6],
})

export const row = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minBlockSize: '44px',
  paddingBlock: vars.space[2],
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line.subtle}`,
})

export const name = componentStyle({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [canHover]: { selectors: { [`${row}:hover &`]: { textDecoration: 'underline' } } } },
})

export const count = componentStyle(typography.small, {
  flex: 'none',
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
})
