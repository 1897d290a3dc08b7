import { styleVariants } from '@vanilla-extract/css'
import { above, componentStyle, inComponents, stacked, vars } from '../../theme/styling.ts'

export const layout = styleVariants({
  section: inComponents({
    ...stacked(),
    alignItems: 'flex-start',
    gap: vars.space[5],
    paddingBlock: vars.space[6],
    '@media': { [above('md')]: { flexDirection: 'row', alignItems: 'center', gap: vars.space[7] } },
  }),
  page: inComponents({
    ...stacked(vars.space[6]),
    paddingBlock: vars.space[7],
    '@media': {
      [above('md')]: {
        flexDirection: 'row-reverse',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: vars.space[8],
        paddingBlock: vars.space[8],
      },
    },
  }),
})

export const dial = styleVariants({
  section: inComponents({ inlineSize: '216px', maxInlineSize: '60%', flex: 'none' }),
  page: inComponents({
    inlineSize: '220px',
    flex: 'none',
    '@media': { [above('md')]: { inlineSize: '32%', maxInlineSize: '392px' } },
  }),
})

/** A list is taller than the compass. */
export const besideDetails = componentStyle({ '@media': { [above('md')]: { alignItems: 'flex-start' } } })

/** On a phone the list comes first. */
export const dialBesideDetails = componentStyle({
  display: 'none',
  '@media': { [above('md')]: { display: 'block' } },
})

export const words = componentStyle({ display: 'grid', gap: vars.space[4], minInlineSize: 0 })

export const actions = componentStyle({ paddingBlockStart: vars.space[3] })
