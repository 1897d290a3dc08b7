import { style } from '@vanilla-extract/css'
import { above } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { vars } from '../../theme/vars.css.ts'

export const overview = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[8],
    '@media': { [above('lg')]: { gap: vars.space[9] } },
  }),
)

export const opening = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[7],
    alignItems: 'center',
    '@media': { [above('lg')]: { gridTemplateColumns: 'minmax(0, 680fr) minmax(0, 504fr)', columnGap: '56px' } },
  }),
)
