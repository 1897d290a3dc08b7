import { style } from '@vanilla-extract/css'
import { above } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { vars } from '../../theme/vars.css.ts'

export const steps = style(
  inComponents({
    display: 'grid',
    gap: vars.space[6],
    '@media': { [above('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  }),
)

// Dial beside words, but where three columns leave no room for that.
export const step = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: '84px minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space[5],
    '@media': {
      [above('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: vars.space[4] },
      [above('lg')]: { gridTemplateColumns: '112px minmax(0, 1fr)', alignContent: 'center', gap: vars.space[5] },
    },
  }),
)

export const dial = style(
  inComponents({
    '@media': { [above('md')]: { inlineSize: '84px' }, [above('lg')]: { inlineSize: '100%' } },
  }),
)

export const words = style(inComponents({ display: 'grid', gap: vars.space[1], minInlineSize: 0 }))
