import { componentStyle, squareOf, vars } from '../../theme/styling.ts'

export const cover = componentStyle({
  ...squareOf('100%'),
  overflow: 'hidden',
  backgroundColor: vars.color.skeleton.base,
})

export const photo = componentStyle({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
