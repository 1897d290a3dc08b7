import { style } from '@vanilla-extract/css'
import { canHover, rightToLeft } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { vars } from '../../theme/vars.css.ts'
import * as field from '../Field/Field.css.ts'

export const input = style([
  field.control,
  inComponents({
    // Addresses and numbers run from left to right in every script, but stand where their field begins.
    selectors: { [`${rightToLeft}[dir="ltr"]`]: { textAlign: 'right' } },
  }),
])

export const withReveal = style(inComponents({ position: 'relative', display: 'grid', alignItems: 'center' }))

export const secret = style(inComponents({ paddingInlineEnd: vars.space[7], '::-ms-reveal': { display: 'none' } }))

export const reveal = style(
  inComponents({
    position: 'absolute',
    insetInlineEnd: '2px',
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.target,
    blockSize: vars.size.target,
    color: vars.color.text.default,
    ':disabled': { color: vars.color.disabled.text, cursor: 'not-allowed' },
    // Inside the field there is no room for a ring outside.
    ':focus-visible': { outlineOffset: '-4px', boxShadow: 'none' },
    '@media': { [canHover]: { selectors: { '&:hover:enabled': { color: vars.color.text.link } } } },
  }),
)
