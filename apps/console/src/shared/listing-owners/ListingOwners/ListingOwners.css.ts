import { componentStyle, vars } from '@dira/ui/styling'

export const owners = componentStyle({ minInlineSize: 0, maxInlineSize: '880px' })

// An owner and what goes live at once, or a link that waits.
export const owner = componentStyle({ display: 'grid', gap: vars.space[3] })
