import { style } from '@vanilla-extract/css'
import { above } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { vars } from '../../theme/vars.css.ts'

export const grid = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: vars.space[6],
    rowGap: vars.space[5],
    '@media': {
      [above('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: '56px' },
      [above('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  }),
)

export const cell = style(inComponents({ minInlineSize: 0 }))

export const expected = style(inComponents({ display: 'grid', gap: vars.space[3] }))
