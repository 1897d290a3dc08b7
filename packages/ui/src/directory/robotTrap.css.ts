import { style } from '@vanilla-extract/css'
import { inComponents } from '../theme/inComponents.ts'

export const trap = style(
  inComponents({ position: 'absolute', insetInlineStart: '-200vw', inlineSize: 1, blockSize: 1, overflow: 'hidden' }),
)
