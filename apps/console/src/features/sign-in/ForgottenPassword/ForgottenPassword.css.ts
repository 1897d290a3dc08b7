import { componentStyle, inColumn, vars } from '@dira/ui/styling'

export const asking = componentStyle({ ...inColumn(vars.space[3]), paddingBlockStart: vars.space[3] })
