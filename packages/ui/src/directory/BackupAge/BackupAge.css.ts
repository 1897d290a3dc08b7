import { componentStyle, vars } from '../../theme/styling.ts'

export const good = componentStyle({ flex: 'none', color: vars.color.status.success.text })
