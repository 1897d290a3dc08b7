import { style } from '@vanilla-extract/css'
import { vars } from '@dira/ui'

export const body = style({
  paddingBlock: `clamp(${vars.space[5]}, 5vw, ${vars.space[8]}) clamp(${vars.space[8]}, 7vw, ${vars.space[9]})`,
})
