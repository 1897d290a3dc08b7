import { styleVariants } from '@vanilla-extract/css'
import { above, componentStyle, inComponents, inRow, vars } from '../../../theme/styling.ts'

export const header = componentStyle({
  backgroundColor: vars.color.bg.canvas,
  borderBlockEnd: `${vars.border.strong} solid ${vars.color.line.strong}`,
})

export const bar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'stretch',
  columnGap: vars.space[4],
  minBlockSize: vars.size.headerSmall,
  '@media': { [above('lg')]: { columnGap: vars.space[6], minBlockSize: vars.size.header } },
})

export const home = componentStyle({
  ...inRow(),
  minBlockSize: vars.size.target,
  marginBlock: vars.space[2],
  marginInlineEnd: 'auto',
})

export const wordmark = componentStyle({ fontSize: '36px' })

// On a narrow screen it is a row of its own, for those whose menu button can only lead to it.
export const navigation = componentStyle({
  order: 1,
  flexBasis: '100%',
  display: 'none',
  minInlineSize: 0,
  paddingBlockEnd: vars.space[2],
  ':target': { display: 'flex' },
  '@media': {
    [above('lg')]: { order: 'unset', flexBasis: 'auto', display: 'flex', paddingBlockEnd: 0 },
  },
})

export const actions = componentStyle({
  ...inRow(vars.space[2]),
  '@media': { [above('lg')]: { columnGap: vars.space[4] } },
})

export const account = componentStyle({ display: 'none', '@media': { [above('md')]: { display: 'block' } } })

// Quieter than a button of the page.
export const accountLink = componentStyle({
  minBlockSize: vars.size.target,
  paddingInline: vars.space[4],
  fontSize: '0.9375rem',
})

// The strokes of the icon end near where the content does.
export const menu = componentStyle({
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
  '@media': { [above('lg')]: { display: 'none' } },
})

export const words = componentStyle({ display: 'grid', justifyItems: 'center' })

const stacked = componentStyle({ gridArea: '1 / 1' })

export const word = styleVariants({
  said: [stacked],
  unsaid: [stacked, inComponents({ visibility: 'hidden' })],
})
