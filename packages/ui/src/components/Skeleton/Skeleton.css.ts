import { styleVariants } from '@vanilla-extract/css'
import { componentStyle, forcedColors, inComponents, vars } from '../../theme/styling.ts'

const threads = componentStyle({
  backgroundColor: vars.color.skeleton.base,
  backgroundImage: `repeating-linear-gradient(to right, ${vars.color.skeleton.weft} 0 1px, transparent 1px 14px)`,
  '@media': { [forcedColors]: { border: '1px dashed GrayText' } },
})

export const shape = styleVariants({
  picture: [threads, inComponents({ aspectRatio: '4 / 3' })],
  heading: [threads, inComponents({ blockSize: vars.type.h3.size, inlineSize: '75%' })],
  text: [threads, inComponents({ blockSize: '1em' })],
})
