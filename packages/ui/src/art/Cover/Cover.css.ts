import { style } from '@vanilla-extract/css'
import { inComponents } from '../../theme/inComponents.ts'
import { vars } from '../../theme/vars.css.ts'

export const cover = style(
  inComponents({
    inlineSize: '100%',
    blockSize: '100%',
    overflow: 'hidden',
    backgroundColor: vars.color.skeleton.base,
  }),
)

export const photo = style(
  inComponents({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }),
)
