import { styleVariants } from '@vanilla-extract/css'
import { componentStyle, inComponents, vars } from '../../theme/styling.ts'
import { scales } from '../../theme/scales.ts'

export const stack = componentStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })

export const gap = styleVariants(scales.space, (_size, step) => inComponents({ gap: vars.space[step] }))
