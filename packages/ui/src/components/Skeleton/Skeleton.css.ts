import { styleVariants } from '@vanilla-extract/css'
import { componentStyle, forcedColors, inComponents, loading, vars } from '../../theme/styling.ts'

const threads = componentStyle({
  ...loading,
  '@media': { [forcedColors]: { border: '1px dashed GrayText' } },
})

export const shape = styleVariants({
  picture: [threads, inComponents({ aspectRatio: '4 / 3' })],
  heading: [threads, inComponents({ blockSize: vars.type.h3.size, inlineSize: '75%' })],
  text: [threads, inComponents({ blockSize: '1em' })],
})
