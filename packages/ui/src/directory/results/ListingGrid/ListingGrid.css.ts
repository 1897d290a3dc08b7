import { above, componentStyle, inColumn, vars } from '../../../theme/styling.ts'

export const grid = componentStyle({
  ...inColumn(),
  columnGap: vars.space[6],
  rowGap: vars.space[5],
  '@media': {
    [above('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: '56px' },
    [above('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})

export const cell = componentStyle({ minInlineSize: 0 })

export const expected = componentStyle({ display: 'grid', gap: vars.space[3] })
