import { styleVariants } from '@vanilla-extract/css'
import { componentStyle, inComponents, vars } from '../../theme/styling.ts'

const template = componentStyle({ color: vars.color.text.default })

export const look = styleVariants({
  plain: [template],
  framed: [
    template,
    inComponents({ padding: vars.space[4], border: `${vars.border.control} solid ${vars.color.line.control}` }),
  ],
})
