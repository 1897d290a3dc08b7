import { componentStyle, inColumn, inRow, typography, vars } from '../../../theme/styling.ts'

export const details = componentStyle({
  ...inColumn(),
  alignContent: 'start',
  gap: vars.space[5],
  minInlineSize: 0,
})

export const map = componentStyle({
  border: `${vars.border.strong} solid ${vars.color.line.strong}`,
  selectors: { '&&': { aspectRatio: '8 / 5' } },
})

export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[5],
  alignItems: 'center',
  paddingBlock: vars.space[3],
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line.subtle}`,
})

export const icon = componentStyle({
  gridRow: 'span 2',
  marginInlineEnd: vars.space[2],
  color: vars.color.accent.laterite,
})

export const label = componentStyle(typography.label, { color: vars.color.text.muted })

export const value = componentStyle({
  ...inRow(),
  minBlockSize: vars.size.target,
  fontSize: vars.type.lead.size,
  fontWeight: 600,
  lineHeight: vars.type.small.line,
  overflowWrap: 'anywhere',
})

export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
})

export const number = componentStyle({ fontVariantNumeric: 'tabular-nums' })
