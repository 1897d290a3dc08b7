import { globalStyle, styleVariants } from '@vanilla-extract/css'
import { above, below, canHover, motionAllowed } from '../../../theme/conditions.ts'
import { breakpoints } from '../../../theme/scales.ts'
import { componentStyle, covering, inComponents, inRow, typography, vars } from '../../../theme/styling.ts'
import * as parts from './cardParts.css.ts'
import { compactRule } from './compactRule.ts'

const wide = above('md')

const story = componentStyle(parts.article, {
  alignContent: 'start',
  '@media': {
    [wide]: { ...parts.inParts, alignContent: 'stretch' },
  },
})

/** The description takes what a taller neighbour leaves. */
export const body = componentStyle(parts.body, {
  '@media': {
    [wide]: {
      gridTemplateRows: 'auto auto auto auto 1fr',
      gridTemplateAreas: `'cover' 'category' 'name' 'place' 'description'`,
    },
  },
})

/** How much space it takes on a narrow screen; on a wide one both are the same. */
export const card = styleVariants({
  large: [
    story,
    inComponents({
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: `'cover cover' 'category category' 'name name' 'place place' 'description description' 'contacts view'`,
    }),
  ],
  compact: [
    story,
    inComponents({
      // Where letters are large the link gives way as well.
      gridTemplateColumns: '112px minmax(0, 1fr) minmax(0, auto)',
      gridTemplateRows: 'auto auto auto 1fr auto',
      gridTemplateAreas: `'cover badge badge' 'cover name name' 'cover place place' 'cover description description' 'contacts contacts view'`,
      columnGap: vars.space[4],
      '@media': compactRule,
    }),
  ],
})

const framed = componentStyle({ gridArea: 'cover', position: 'relative', overflow: 'hidden' })

export const cover = styleVariants({
  large: [framed, inComponents({ aspectRatio: '8 / 5', '@media': { [wide]: { aspectRatio: '4 / 3' } } })],
  compact: [
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

/** About how wide the picture is. A narrow frame shows the middle of a wider picture. */
const wideSize = `(min-width: ${breakpoints.md}) 400px`
export const pictureSizes = { large: `${wideSize}, 100vw`, compact: `${wideSize}, 300px` }

export const art = componentStyle({
  ...covering,
  '@media': { [motionAllowed]: { transition: `scale ${vars.motion.slow} ${vars.motion.ease}` } },
})

export const edge = componentStyle({ position: 'absolute', insetInline: 0, insetBlockEnd: 0 })

export const badge = { large: parts.badge.onPicture, compact: parts.badge.besideActions }

export const actions = { large: parts.actions.onPicture, compact: parts.actions.besideBadge }

const categoryLine = componentStyle(typography.label, {
  gridArea: 'category',
  ...inRow(vars.space[2]),
  marginBlockStart: vars.space[4],
  color: vars.color.text.muted,
})

export const category = styleVariants({
  large: [categoryLine],
  // The compact card has no space for it; its cloth shows the category.
  compact: [categoryLine, inComponents({ '@media': { [below('md')]: { display: 'none' } } })],
})

export const name = componentStyle(parts.name, { marginBlockStart: vars.space[2] })

export const description = componentStyle(typography.body, {
  gridArea: 'description',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  // In its own direction, cut at its own end, and yet on the side of all that is above it.
  textAlign: 'left',
  selectors: { '[dir="rtl"] &': { textAlign: 'right' } },
  overflow: 'hidden',
  alignSelf: 'start',
  marginBlock: vars.space[2],
  overflowWrap: 'anywhere',
})

globalStyle(
  `${story}:hover ${art}`,
  inComponents({ '@media': { [`${canHover} and ${motionAllowed}`]: { scale: '1.05' } } }),
)
