import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { above, below, canHover, motionAllowed } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { layers } from '../../theme/layers.css.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'
import { compactRule } from './compactRule.ts'

const wide = above('md')

const article = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    blockSize: '100%',
    minInlineSize: 0,
    alignContent: 'start',
    '@media': {
      [wide]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        // The description takes what a taller neighbour leaves, so that contacts and link stand on one line along the row.
        gridTemplateRows: 'auto auto auto auto 1fr auto auto',
        gridTemplateAreas: `'cover' 'category' 'name' 'place' 'description' 'contacts' 'view'`,
        alignContent: 'stretch',
      },
    },
  }),
)

export const card = styleVariants({
  gold: [
    article,
    inComponents({
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: `'cover cover' 'category category' 'name name' 'place place' 'description description' 'contacts view'`,
    }),
  ],
  plain: [
    article,
    inComponents({
      gridTemplateColumns: '112px minmax(0, 1fr) auto',
      gridTemplateRows: 'auto auto auto 1fr auto',
      gridTemplateAreas: `'cover badge badge' 'cover name name' 'cover place place' 'cover description description' 'contacts contacts view'`,
      columnGap: vars.space[4],
      '@media': compactRule,
    }),
  ],
})

const framed = style(inComponents({ gridArea: 'cover', position: 'relative', overflow: 'hidden' }))

export const cover = styleVariants({
  gold: [framed, inComponents({ aspectRatio: '8 / 5', '@media': { [wide]: { aspectRatio: '4 / 3' } } })],
  plain: [
    framed,
    inComponents({
      minBlockSize: '132px',
      // The picture is as high as the text beside it, never the other way round.
      contain: 'size',
      marginBlockEnd: vars.space[3],
      '@media': { [wide]: { aspectRatio: '4 / 3', contain: 'none', marginBlockEnd: 0 } },
    }),
  ],
})

export const art = style(
  inComponents({
    position: 'absolute',
    inset: 0,
    '@media': { [motionAllowed]: { transition: `scale ${vars.motion.slow} ${vars.motion.ease}` } },
  }),
)

export const edge = style(inComponents({ position: 'absolute', insetInline: 0, insetBlockEnd: 0 }))

export const badge = styleVariants({
  gold: inComponents({ gridArea: 'cover', zIndex: 1, marginBlockStart: vars.space[4], placeSelf: 'start' }),
  plain: inComponents({
    gridArea: 'badge',
    placeSelf: 'start',
    '@media': { [wide]: { gridArea: 'cover', zIndex: 1, marginBlockStart: vars.space[4] } },
  }),
})

const categoryLine = style([
  typography.label,
  inComponents({
    gridArea: 'category',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    marginBlockStart: vars.space[4],
    color: vars.color.text.muted,
  }),
])

export const category = styleVariants({
  gold: [categoryLine],
  // The compact card has no room for it; its cloth tells the category.
  plain: [categoryLine, inComponents({ '@media': { [below('md')]: { display: 'none' } } })],
})

export const name = style(inComponents({ gridArea: 'name', marginBlockStart: vars.space[2], minInlineSize: 0 }))

export const place = style([
  typography.small,
  inComponents({
    gridArea: 'place',
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space[2],
    marginBlockStart: vars.space[2],
    color: vars.color.text.muted,
  }),
])

export const needle = style(inComponents({ color: vars.color.accent.laterite }))

export const description = style([
  typography.body,
  inComponents({
    gridArea: 'description',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    alignSelf: 'start',
    marginBlock: vars.space[2],
    overflowWrap: 'anywhere',
  }),
])

globalStyle(`${article}:hover ${name}`, {
  '@layer': {
    [layers.components]: {
      '@media': {
        [canHover]: {
          textDecoration: 'underline',
          textDecorationThickness: vars.border.strong,
          textUnderlineOffset: '0.14em',
        },
      },
    },
  },
})

globalStyle(`${article}:hover ${art}`, {
  '@layer': { [layers.components]: { '@media': { [`${canHover} and ${motionAllowed}`]: { scale: '1.05' } } } },
})
