import { above, componentStyle, vars } from '../../../theme/styling.ts'

export const steps = componentStyle({
  display: 'grid',
  gap: vars.space[6],
  '@media': { [above('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})

// Dial beside words, but where three columns leave no space for that.
export const step = componentStyle({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[5],
  '@media': {
    [above('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: vars.space[4] },
    [above('lg')]: { gridTemplateColumns: '112px minmax(0, 1fr)', alignContent: 'center', gap: vars.space[5] },
  },
})

export const dial = componentStyle({
  '@media': { [above('md')]: { inlineSize: '84px' }, [above('lg')]: { inlineSize: '100%' } },
})

export const words = componentStyle({ display: 'grid', gap: vars.space[1], minInlineSize: 0 })
