import { globalStyle } from '@vanilla-extract/css'
import { above, componentStyle, inColumn, inComponents, vars } from '../../../theme/styling.ts'

const betweenRows = '56px'

export const grid = componentStyle({
  ...inColumn(),
  columnGap: vars.space[6],
  rowGap: vars.space[5],
  '@media': {
    [above('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: 0, marginBlockEnd: `-${betweenRows}` },
    [above('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})

// Each card of a row has its parts on the lines of its neighbours: what is above the contacts, the contacts, the link.
export const cell = componentStyle({
  minInlineSize: 0,
  '@media': {
    [above('md')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'subgrid',
      gridRow: 'span 3',
      paddingBlockEnd: betweenRows,
    },
  },
})

globalStyle(
  `${cell} > article`,
  inComponents({ '@media': { [above('md')]: { gridTemplateRows: 'subgrid', gridRow: 'span 3' } } }),
)

export const expected = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[3],
  '@media': { [above('md')]: { paddingBlockEnd: betweenRows } },
})
