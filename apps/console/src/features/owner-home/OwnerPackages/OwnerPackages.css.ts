import { componentStyle, inColumn, inRows, typography, vars } from '@dira/ui/styling'

export const packages = componentStyle({
  ...inColumn(vars.space[2]),
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.border.strong} solid ${vars.color.line.strong}`,
  minInlineSize: 0,
})
export const rows = componentStyle({ ...inColumn() })
export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[3],
  alignItems: 'center',
  paddingBlock: vars.space[3],
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line.subtle}`,
})
export const words = componentStyle({ ...inColumn(vars.space[1]), justifyItems: 'start', overflowWrap: 'anywhere' })
export const name = componentStyle(typography.label, { fontSize: vars.type.body.size })
export const muted = componentStyle(typography.small, { color: vars.color.text.muted })
export const state = componentStyle(typography.small, {
  color: vars.color.text.muted,
  maxInlineSize: '12ch',
  textAlign: 'end',
})
export const ways = componentStyle({ ...inRows(vars.space[3]), justifyContent: 'end' })
