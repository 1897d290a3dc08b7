import { componentStyle, inColumn, vars } from '../../theme/styling.ts'

export const asking = componentStyle({ ...inColumn(vars.space[3]), paddingBlockStart: vars.space[3] })
