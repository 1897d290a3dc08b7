import { globalStyle } from '@vanilla-extract/css'
import {
  below,
  canHover,
  apart,
  componentStyle,
  inColumn,
  inComponents,
  inRow,
  inRows,
  squareOf,
  typography,
  vars,
} from '@dira/ui/styling'
import { row as listRow } from '../../../shared/list/ListAndPane.css.ts'

const narrow = below('md')
const hairline = `${vars.border.hair} solid ${vars.color.line.subtle}`

export const rows = componentStyle({})

export const item = componentStyle({ position: 'relative' })

export const row = componentStyle(listRow, {
  gridTemplateColumns: '14px minmax(0, 1fr) auto',
  selectors: { [`${item}:has(:checked) &`]: { backgroundColor: vars.color.bg.selected } },
})

/** A box below the needle: where nothing hovers always, elsewhere once it is wanted. */
export const pick = componentStyle({
  position: 'absolute',
  insetInlineStart: '6px',
  insetBlockStart: '34px',
  inlineSize: '32px',
  '@media': {
    [canHover]: {
      opacity: 0,
      selectors: {
        [`:is(${item}:is(:hover, :focus-within), ${rows}[data-picking]) &`]: { opacity: 1 },
      },
    },
  },
})

// The row is a target around it: of its own it has the least there may be.
globalStyle(`${pick} input`, inComponents(squareOf('24px')))

export const channels = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  inlineSize: 'fit-content',
  marginInlineStart: 'auto',
  marginBlockEnd: '-20px',
  position: 'relative',
  '@media': { [narrow]: { marginInlineStart: 0, marginBlockEnd: vars.space[3] } },
})

export const mark = componentStyle({ color: vars.color.accent.laterite, gridRow: 'span 3' })

export const unread = componentStyle({})

const inUnread = { [`${unread} &`]: { fontWeight: 700 } }

export const name = componentStyle(typography.body, {
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  selectors: inUnread,
})

export const about = componentStyle(typography.small, {
  ...inRow(vars.space[2]),
  gridColumn: '2 / -1',
  minInlineSize: 0,
  selectors: inUnread,
})

export const kindIcon = componentStyle({ flex: 'none', color: vars.color.text.muted })

export const cut = componentStyle({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const excerpt = componentStyle(typography.small, cut, { gridColumn: '2', color: vars.color.text.muted })

export const assignee = componentStyle(typography.label, cut, {
  gridColumn: '3',
  maxInlineSize: '96px',
  paddingInline: '6px',
  border: `${vars.border.hair} solid ${vars.color.line.control}`,
  fontSize: '0.75rem',
  lineHeight: '18px',
})

export const messageHead = componentStyle({
  ...apart(),
  alignItems: 'baseline',
  columnGap: vars.space[4],
  rowGap: vars.space[2],
  paddingBlockEnd: vars.space[4],
  borderBlockEnd: hairline,
})

export const kind = componentStyle(typography.label, { ...inRow(vars.space[2]), color: vars.color.text.muted })

export const kindNeedle = componentStyle({ color: vars.color.accent.laterite, blockSize: '0.9em' })

export const sentAt = componentStyle(typography.small, { color: vars.color.text.muted })

export const title = componentStyle({ flexBasis: '100%', overflowWrap: 'anywhere' })

export const sender = componentStyle({
  ...inRows(),
  flexBasis: '100%',
  columnGap: vars.space[4],
  overflowWrap: 'anywhere',
})

export const senderName = componentStyle({ fontWeight: 700, minInlineSize: 0 })

export const text = componentStyle(typography.body, {
  maxInlineSize: vars.size.prose,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})

// An address breaks where it has to, in the select too.
export const who = componentStyle({ maxInlineSize: '340px', overflowWrap: 'anywhere' })

export const reply = componentStyle({ ...inColumn() })

export const bar = componentStyle({ ...inRows(vars.space[2]), '@media': { [narrow]: { display: 'contents' } } })

export const send = componentStyle({
  '@media': {
    // Above the keyboard, in reach of the thumb.
    [narrow]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: vars.z.sticky,
      paddingBlock: vars.space[2],
      backgroundColor: vars.color.bg.canvas,
      borderBlockStart: hairline,
    },
  },
})

// Beside the way on, and on a narrow screen below it.
export const filing = componentStyle({
  display: 'contents',
  '@media': { [narrow]: { ...inRows(vars.space[2]) } },
})

// Four of them fit into a line. Twice the class: over the button's own.
export const filingButton = componentStyle({ selectors: { '&&': { paddingInline: vars.space[4] } } })

export const notes = componentStyle({ ...inColumn(vars.space[2]), justifyItems: 'start' })

export const label = componentStyle(typography.label, {})

export const noteList = componentStyle({ inlineSize: '100%', borderBlockStart: hairline })

export const note = componentStyle({
  ...inRows(),
  alignItems: 'baseline',
  columnGap: vars.space[3],
  paddingBlock: vars.space[2],
  borderBlockEnd: hairline,
})

export const noteText = componentStyle(typography.small, {
  minInlineSize: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})

export const kept = componentStyle(typography.small, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: `0 ${vars.space[3]}`,
  padding: vars.space[4],
  color: vars.color.status.info.text,
  backgroundColor: vars.color.status.info.bg,
  borderInlineStart: `6px solid ${vars.color.status.info.line}`,
})

export const keptActions = componentStyle({ gridColumn: '2' })

export const keptIcon = componentStyle({ flex: 'none' })
