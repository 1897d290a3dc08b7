import { style, styleVariants } from '@vanilla-extract/css'
import { inComponents } from '../../theme/inComponents.ts'
import { scales } from '../../theme/scales.ts'
import { vars } from '../../theme/vars.css.ts'

export const inline = style(inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', minInlineSize: 0 }))

export const gap = styleVariants(scales.space, (_size, step) => inComponents({ gap: vars.space[step] }))
