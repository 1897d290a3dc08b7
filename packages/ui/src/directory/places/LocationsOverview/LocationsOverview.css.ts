import { above, componentStyle, inColumn, stacked, vars } from '../../../theme/styling.ts'

export const overview = componentStyle({
  ...stacked(vars.space[8]),
  '@media': { [above('lg')]: { gap: vars.space[9] } },
})

export const opening = componentStyle({
  ...inColumn(vars.space[7]),
  alignItems: 'center',
  '@media': { [above('lg')]: { gridTemplateColumns: 'minmax(0, 680fr) minmax(0, 504fr)', columnGap: '56px' } },
})

export const regions = componentStyle(stacked(vars.space[7]))

// The head of a region: quieter than the names of its countries, on the rule that these hang from.
export const region = componentStyle({
  paddingBlockEnd: vars.space[2],
  borderBlockEnd: `${vars.border.strong} solid ${vars.color.line.strong}`,
})

// The rules of the rows are their gaps.
export const countries = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space[6],
  '@media': {
    [above('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [above('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})
