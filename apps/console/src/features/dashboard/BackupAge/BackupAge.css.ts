import { componentStyle, vars } from '@dira/ui/styling'

export const good = componentStyle({ flex: 'none', color: vars.color.status.success.text })
