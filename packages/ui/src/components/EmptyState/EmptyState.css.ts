import { styleVariants } from '@vanilla-extract/css'
import { above, componentStyle, inComponents, inRow, stacked, vars } from '../../theme/styling.ts'

export const layout = styleVariants({
  panel: inComponents({ ...inRow(vars.space[4]), paddingBlock: vars.space[4], minInlineSize: 0 }),
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
  panel: inComponents({ inlineSize: '56px', flex: 'none' }),
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

const inWords = (gap: string) => inComponents({ display: 'grid', gap, minInlineSize: 0 })

export const words = styleVariants({
  panel: inWords(vars.space[1]),
  section: inWords(vars.space[4]),
  page: inWords(vars.space[4]),
})

export const line = componentStyle({ fontWeight: 600, overflowWrap: 'anywhere' })

export const actions = styleVariants({
  panel: {},
  section: inComponents({ paddingBlockStart: vars.space[3] }),
  page: inComponents({ paddingBlockStart: vars.space[3] }),
})
