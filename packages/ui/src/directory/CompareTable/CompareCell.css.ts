import { style } from '@vanilla-extract/css'
import { inComponents } from '../../theme/inComponents.ts'
import { vars } from '../../theme/vars.css.ts'

/** By how much a target stands out of its line of text, above and below. */
const overhang = `calc((${vars.size.target} - 1.5rem) / 2)`

export const lines = style(inComponents({ display: 'grid' }))

// As large as a finger needs them, they stand on the line of the texts beside them all the same.
export const links = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4], marginBlock: `calc(-1 * ${overhang})` }),
)

export const line = style(inComponents({ minInlineSize: 0, overflowWrap: 'anywhere' }))

export const link = style(
  inComponents({
    display: 'inline-block',
    minInlineSize: vars.size.target,
    paddingBlock: overhang,
  }),
)

export const missing = style(inComponents({ color: vars.color.text.muted }))
