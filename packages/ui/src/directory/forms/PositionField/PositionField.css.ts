import { componentStyle, inRows, vars } from '../../../theme/styling.ts'

export const ways = componentStyle({ ...inRows(), columnGap: vars.space[5] })
