import { componentStyle, loading, squareOf, vars } from '../../theme/styling.ts'

export const cover = componentStyle({
  ...squareOf('100%'),
  overflow: 'hidden',
  ...loading,
})

export const photo = componentStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  // The upper half of a portrait says more: faces and towers are there, below is the ground.
  objectPosition: '50% 35%',
  selectors: {
    '&[data-theme]': { backgroundColor: vars.color.bg.sunken },
    '&[data-is="tiny"]': { objectFit: 'scale-down', objectPosition: 'center' },
  },
})
