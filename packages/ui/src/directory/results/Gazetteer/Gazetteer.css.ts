import { styleVariants } from '@vanilla-extract/css'
import {
  above,
  below,
  canHover,
  componentStyle,
  inComponents,
  inRow,
  typography,
  unseen,
  vars,
} from '../../../theme/styling.ts'
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

const oneRow = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'center',
  columnGap: vars.space[3],
  minBlockSize: '48px',
  paddingBlock: '3px',
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line.subtle}`,
  breakInside: 'avoid',
} as const

export const row = componentStyle({ ...oneRow, position: 'relative' })

/** The row of several that are seen alike. */
export const summary = componentStyle({
  ...oneRow,
  breakAfter: 'avoid',
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [canHover]: { ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.15em' } } },
})

export const alike = componentStyle({ paddingInlineStart: vars.space[5] })

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
  // Not of its height: letters reach below a line of this one.
  overflowX: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: 1.25,
  color: vars.color.text.muted,
})

const atTheEnd = { gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'center' } as const

// Below the link that covers the row.
export const distance = componentStyle({ ...atTheEnd, position: 'static' })

export const end = componentStyle({ ...inRow(vars.space[2]), ...atTheEnd })

export const chevron = componentStyle({
  flex: 'none',
  color: vars.color.text.muted,
  selectors: { 'details[open] > summary &': { rotate: '180deg' } },
})
