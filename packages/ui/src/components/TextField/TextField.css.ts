import { canHover, centred, componentStyle, rightToLeft, squareOf, vars } from '../../theme/styling.ts'
import * as field from '../Field/Field.css.ts'

export const input = componentStyle(field.control, {
  // Addresses and numbers run from left to right in every script, but are where their field begins.
  selectors: { [`${rightToLeft}[dir="ltr"]`]: { textAlign: 'right' } },
})

export const withReveal = componentStyle({ position: 'relative', display: 'grid', alignItems: 'center' })

export const secret = componentStyle({ paddingInlineEnd: vars.space[7], '::-ms-reveal': { display: 'none' } })

export const reveal = componentStyle({
  position: 'absolute',
  insetInlineEnd: '2px',
  ...centred,
  ...squareOf(vars.size.target),
  color: vars.color.text.default,
  ':disabled': { color: vars.color.disabled.text, cursor: 'not-allowed' },
  // Inside the field there is no space for a ring outside.
  ':focus-visible': { outlineOffset: '-4px', boxShadow: 'none' },
  '@media': { [canHover]: { selectors: { '&:hover:enabled': { color: vars.color.text.link } } } },
})
