import { componentStyle, vars } from '../../../theme/styling.ts'

/** By how much a target stands out of its line of text, above and below. */
const overhang = `calc((${vars.size.target} - 1.5rem) / 2)`

export const lines = componentStyle({ display: 'grid' })

// As large as a finger needs them, they are on the line of the texts beside them all the same.
export const links = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  marginBlock: `calc(-1 * ${overhang})`,
})

export const line = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' })

export const link = componentStyle({
  display: 'inline-block',
  minInlineSize: vars.size.target,
  paddingBlock: overhang,
})

export const missing = componentStyle({ color: vars.color.text.muted })
