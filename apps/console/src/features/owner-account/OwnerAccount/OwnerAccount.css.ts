import { componentStyle, inColumn, inRows, typography, vars } from '@dira/ui/styling'

export const account = componentStyle({ ...inColumn(vars.space[6]), maxInlineSize: '560px', minInlineSize: 0 })
export const head = componentStyle({ ...inColumn(vars.space[4]) })
export const who = componentStyle({
  ...inRows(vars.space[4]),
  alignItems: 'center',
  justifyContent: 'space-between',
  overflowWrap: 'anywhere',
})
export const section = componentStyle({
  ...inColumn(vars.space[4]),
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.border.strong} solid ${vars.color.line.strong}`,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const words = componentStyle({ ...inColumn(vars.space[1]) })
export const muted = componentStyle(typography.small, { color: vars.color.text.muted })
