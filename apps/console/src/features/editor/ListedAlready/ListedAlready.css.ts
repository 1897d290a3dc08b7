import { componentStyle, inColumn, inRows, typography, vars } from '@dira/ui/styling'

export const list = componentStyle({ ...inColumn(), marginBlockStart: vars.space[1] })
export const item = componentStyle({ ...inRows(), columnGap: vars.space[3], minInlineSize: 0 })
export const name = componentStyle({ overflowWrap: 'anywhere', minInlineSize: 0 })
export const facts = componentStyle(typography.small, { color: vars.color.text.muted })
