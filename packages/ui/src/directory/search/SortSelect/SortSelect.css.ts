import { componentStyle, vars } from '../../../theme/styling.ts'

export const form = componentStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] })
