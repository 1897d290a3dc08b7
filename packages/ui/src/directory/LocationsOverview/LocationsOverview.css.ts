import { above, componentStyle, inColumn, stacked, vars } from '../../theme/styling.ts'

export const overview = componentStyle({
  ...stacked(vars.space[8]),
  '@media': { [above('lg')]: { gap: vars.space[9] } },
})

export const opening = componentStyle({
  ...inColumn(vars.space[7]),
  alignItems: 'center',
  '@media': { [above('lg')]: { gridTemplateColumns: 'minmax(0, 680fr) minmax(0, 504fr)', columnGap: '56px' } },
})
