import { componentStyle, inColumn, vars } from '../../../theme/styling.ts'

export const contact = componentStyle({
  ...inColumn(),
  alignContent: 'start',
  gap: vars.space[5],
  minInlineSize: 0,
})

// Nothing would send it.
export const form = componentStyle({ '@media': { '(scripting: none)': { display: 'none' } } })

// Three short words: they stay together.
export const privacy = componentStyle({ whiteSpace: 'nowrap' })
