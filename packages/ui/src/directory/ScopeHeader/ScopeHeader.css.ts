import { styleVariants } from '@vanilla-extract/css'
import { above, componentStyle, inColumn, inComponents, inRow, stacked, typography, vars } from '../../theme/styling.ts'

// The way here is at the top, the rest at the foot.
const inHeight = (height: string) =>
  inComponents({
    ...stacked(),
    justifyContent: 'space-between',
    gap: vars.space[3],
    '@media': { [above('lg')]: { gap: vars.space[5], minBlockSize: height } },
  })

export const words = styleVariants({ cloth: inHeight('264px'), map: inHeight('336px') })

export const opening = componentStyle({ ...inColumn(vars.space[3]), minInlineSize: 0 })

export const eyebrow = componentStyle(typography.label, {
  ...inRow(vars.space[2]),
  color: vars.color.text.muted,
})

export const needle = componentStyle({ flex: 'none', color: vars.color.accent.laterite })

export const siblings = componentStyle({ minInlineSize: 0 })

// On a narrow screen the row reaches the edges of the page, so that what goes on beyond is cut by nothing else.
export const row = componentStyle({
  display: 'flex',
  columnGap: vars.space[5],
  marginInline: `calc(-1 * ${vars.space[4]})`,
  paddingInline: vars.space[4],
  paddingBlock: vars.space[2],
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  '@media': {
    [above('md')]: { flexWrap: 'wrap', marginInline: 0, paddingInline: 0, paddingBlock: 0, overflowX: 'visible' },
  },
})

export const sibling = componentStyle({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[2],
  maxInlineSize: '100%',
  '@media': { [above('md')]: { flex: 'initial', minInlineSize: 0 } },
})

export const link = componentStyle(typography.label, {
  fontSize: vars.type.body.size,
  selectors: { '&[aria-current]': { fontWeight: 700, textDecorationLine: 'none' } },
})
