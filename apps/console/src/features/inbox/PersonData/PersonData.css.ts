import { componentStyle, inColumn, inRows, typography, vars } from '@dira/ui/styling'

export const content = componentStyle({
  ...inColumn(vars.space[4]),
  maxInlineSize: '640px',
  paddingBlock: vars.space[3],
})
export const found = componentStyle({ ...inColumn(vars.space[3]), minInlineSize: 0, overflowWrap: 'anywhere' })
export const rows = componentStyle(typography.small, {
  borderBlockStart: `${vars.border.strong} solid ${vars.color.line.strong}`,
})
export const row = componentStyle({
  paddingBlock: vars.space[2],
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line.subtle}`,
})
export const actions = componentStyle({ ...inRows(vars.space[3]) })
