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

export const dial = componentStyle({
  flex: 'none',
  inlineSize: '216px',
  maxInlineSize: '60%',
  selectors: {
    [`${layout.panel} > &`]: { inlineSize: '56px' },
    [`${layout.page} > &`]: { inlineSize: '220px', maxInlineSize: '392px' },
  },
  '@media': { [above('md')]: { selectors: { [`${layout.page} > &`]: { inlineSize: '32%' } } } },
})

/** A list is taller than the compass. */
export const besideDetails = componentStyle({ '@media': { [above('md')]: { alignItems: 'flex-start' } } })

/** On a phone the list comes first. */
export const dialBesideDetails = componentStyle({
  display: 'none',
  '@media': { [above('md')]: { display: 'block' } },
})

export const words = componentStyle({
  display: 'grid',
  gap: vars.space[4],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { [`${layout.panel} > &`]: { gap: vars.space[1] } },
})

export const actions = componentStyle({
  paddingBlockStart: vars.space[3],
  selectors: { [`${layout.panel} &`]: { padding: 0 } },
})
