import { above, componentStyle, inColumn, vars } from '../../../theme/styling.ts'

// Two columns only for the two short sections that share a row; every other section spans both.
export const sections = componentStyle({
  ...inColumn(),
  rowGap: vars.space[7],
  columnGap: vars.space[6],
  '@media': { [above('md')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 9fr)' } },
})

export const prose = componentStyle({ whiteSpace: 'pre-line', maxInlineSize: vars.size.prose })

export const missing = componentStyle({ color: vars.color.text.muted })

export const nearby = componentStyle({ gridColumn: '1 / -1', minInlineSize: 0 })
