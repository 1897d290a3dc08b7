import { style, styleVariants } from '@vanilla-extract/css'
import { above } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { vars } from '../../theme/vars.css.ts'

export const layout = styleVariants({
  section: inComponents({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space[5],
    paddingBlock: vars.space[6],
    '@media': { [above('md')]: { flexDirection: 'row', alignItems: 'center', gap: vars.space[7] } },
  }),
  page: inComponents({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[6],
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

export const words = style(inComponents({ display: 'grid', gap: vars.space[4], minInlineSize: 0 }))

export const actions = style(inComponents({ paddingBlockStart: vars.space[3] }))
