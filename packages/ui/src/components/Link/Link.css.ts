import { style, styleVariants } from '@vanilla-extract/css'
import { inComponents } from '../../theme/inComponents.ts'
import { vars } from '../../theme/vars.css.ts'

const bare = style(inComponents({ color: 'inherit', textDecoration: 'none' }))

export const look = styleVariants({
  text: [
    style(
      inComponents({
        color: vars.color.text.link,
        textDecorationLine: 'underline',
        textDecorationThickness: vars.border.control,
        textUnderlineOffset: '0.25em',
        ':hover': { textDecorationThickness: '3px' },
      }),
    ),
  ],
  quiet: [
    style(
      inComponents({
        color: 'inherit',
        textDecorationLine: 'none',
        textUnderlineOffset: '0.25em',
        ':hover': { textDecorationLine: 'underline', textDecorationThickness: vars.border.control },
      }),
    ),
  ],
  bare: [bare],
})
