import { style, styleVariants } from '@vanilla-extract/css'
import { above } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { vars } from '../../theme/vars.css.ts'

export const header = style(
  inComponents({
    backgroundColor: vars.color.bg.canvas,
    borderBlockEnd: `${vars.border.strong} solid ${vars.color.line.strong}`,
  }),
)

export const bar = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'stretch',
    columnGap: vars.space[4],
    minBlockSize: vars.size.headerSmall,
    '@media': { [above('lg')]: { columnGap: vars.space[6], minBlockSize: vars.size.header } },
  }),
)

export const home = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: vars.size.target,
    marginBlock: vars.space[2],
    marginInlineEnd: 'auto',
  }),
)

export const wordmark = style(inComponents({ fontSize: '36px' }))

// On a narrow screen it is a row of its own, for those whose menu button can only lead to it.
export const navigation = style(
  inComponents({
    order: 1,
    flexBasis: '100%',
    display: 'none',
    minInlineSize: 0,
    paddingBlockEnd: vars.space[2],
    ':target': { display: 'flex' },
    '@media': {
      [above('lg')]: { order: 'unset', flexBasis: 'auto', display: 'flex', paddingBlockEnd: 0 },
    },
  }),
)

export const actions = style(inComponents({ display: 'flex', alignItems: 'center', gap: vars.space[3] }))

export const account = style(inComponents({ display: 'none', '@media': { [above('md')]: { display: 'block' } } }))

// Quieter than a button of the page.
export const accountLink = style(
  inComponents({ minBlockSize: vars.size.target, paddingInline: vars.space[4], fontSize: '0.9375rem' }),
)

// The strokes of the icon end near where the content does.
export const menu = style(
  inComponents({
    marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
    '@media': { [above('lg')]: { display: 'none' } },
  }),
)

export const words = style(inComponents({ display: 'grid', justifyItems: 'center' }))

const stacked = style(inComponents({ gridArea: '1 / 1' }))

export const word = styleVariants({
  said: [stacked],
  unsaid: [stacked, inComponents({ visibility: 'hidden' })],
})
