import { styleVariants } from '@vanilla-extract/css'
import { above, below, componentStyle, inComponents, typography, unseen, vars } from '../../../theme/styling.ts'
import { link as stretchedLink } from '../../listing/RelatedListings/RelatedListings.css.ts'

const columnGap = '40px'

const opened = componentStyle({ marginBlockEnd: vars.space[5] })

export const opening = styleVariants({
  first: [opened, inComponents({ '@media': { [below('md')]: unseen } })],
  later: [opened],
})

export const columns = componentStyle({
  columnGap,
  columnRule: `${vars.border.hair} solid ${vars.color.line.subtle}`,
  '@media': {
    [below('md')]: { paddingBlockStart: vars.space[2] },
    [above('md')]: { columnCount: 2 },
    [above('xl')]: { columnCount: 4 },
  },
})

// The space below a group and not above it: the first of every column is at the top.
export const group = componentStyle({ paddingBlockEnd: vars.space[5] })

export const head = componentStyle({
  paddingBlockEnd: vars.space[1],
  borderBlockEnd: `${vars.border.strong} solid ${vars.color.line.strong}`,
  breakInside: 'avoid',
  breakAfter: 'avoid',
  '@media': { [below('md')]: { paddingBlockEnd: 0, fontSize: '1.0625rem', lineHeight: 1.1 } },
})

export const count = componentStyle(typography.label, { color: vars.color.text.muted, WebkitTextStroke: '0' })

export const row = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'center',
  columnGap: vars.space[3],
  minBlockSize: '48px',
  paddingBlock: '3px',
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line.subtle}`,
  breakInside: 'avoid',
})

// Two lines at most: its page has all of a longer name.
export const name = componentStyle(typography.small, {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  minInlineSize: 0,
  fontWeight: 700,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
})

export const link = stretchedLink

export const about = componentStyle(typography.small, {
  gridColumn: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: 1.25,
  color: vars.color.text.muted,
})

// Below the link that covers the row.
export const distance = componentStyle({
  position: 'static',
  gridColumn: 2,
  gridRow: '1 / span 2',
  alignSelf: 'center',
})
