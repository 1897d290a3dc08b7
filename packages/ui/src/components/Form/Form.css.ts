import { componentStyle, vars } from '../../theme/styling.ts'

export const form = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space[5], minInlineSize: 0 })
