import { style, styleVariants } from '@vanilla-extract/css'
import { inComponents } from '../../theme/inComponents.ts'
import { vars } from '../../theme/vars.css.ts'

const template = style(inComponents({ color: vars.color.text.default }))

export const look = styleVariants({
  plain: [template],
  framed: [
    template,
    inComponents({ padding: vars.space[4], border: `${vars.border.control} solid ${vars.color.line.control}` }),
  ],
})
