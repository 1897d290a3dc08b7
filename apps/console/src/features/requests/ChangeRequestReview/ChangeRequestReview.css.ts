import { styleVariants } from '@vanilla-extract/css'
import {
  above,
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
import { segment } from '../../../shared/list/ListAndPane.css.ts'

// The rail takes its part of the window: below this width each field is a card.
const wide = above('xl')
const hairline = `${vars.border.hair} solid ${vars.color.line.subtle}`
const strong = `${vars.border.strong} solid ${vars.color.line.strong}`
const columns = '116px minmax(0, 1fr) minmax(0, 1fr) 178px'
const columnsOfNew = '116px minmax(0, 1fr) 196px'

export const review = componentStyle({ ...inColumn(vars.space[4]), maxInlineSize: '1240px', minInlineSize: 0 })

export const top = componentStyle({ ...apart(vars.space[3]) })
export const back = componentStyle({ ...inRow(vars.space[2]) })
export const neighbours = componentStyle({ ...inRows(vars.space[3]) })
export const place = componentStyle(typography.small, { color: vars.color.text.muted })

export const head = componentStyle({ ...apart(), columnGap: vars.space[4], rowGap: vars.space[2] })
export const title = componentStyle({ flexBasis: '100%', minInlineSize: 0, overflowWrap: 'anywhere' })
export const facts = componentStyle({ ...inColumn() })
export const about = componentStyle(typography.small, {
  ...inRows(),
  columnGap: vars.space[5],
  rowGap: vars.space[1],
  minInlineSize: 0,
})
export const reference = componentStyle({ fontWeight: 700, whiteSpace: 'nowrap' })

export const columnsOfPage = componentStyle({
  ...inColumn(vars.space[6]),
  alignItems: 'start',
  '@media': { [above('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 300px)', columnGap: vars.space[5] } },
})
export const main = componentStyle({ ...inColumn(vars.space[5]) })
export const aside = componentStyle({ ...inColumn(vars.space[5]) })

export const fields = componentStyle({})
export const heads = componentStyle(typography.label, {
  display: 'none',
  gridTemplateColumns: columns,
  columnGap: vars.space[4],
  paddingBlock: vars.space[3],
  borderBlock: strong,
  selectors: { [`${fields}[data-new] &`]: { gridTemplateColumns: columnsOfNew } },
  '@media': { [wide]: { display: 'grid' } },
})

export const item = componentStyle({
  borderBlockEnd: hairline,
  selectors: {
    '&[data-collides]': {
      backgroundColor: vars.color.bg.selected,
      borderInlineStart: `${vars.border.heavy} solid ${vars.color.accent.laterite}`,
      // What it says stays in its column.
      marginInline: `-${vars.space[4]} -${vars.space[3]}`,
    },
  },
})
export const row = componentStyle({
  ...inColumn(),
  alignItems: 'start',
  columnGap: vars.space[4],
  rowGap: vars.space[3],
  paddingBlock: vars.space[4],
  outlineOffset: '-3px',
  // The bar lies over the end of the window.
  scrollMarginBlockEnd: '140px',
  selectors: { [`${item}[data-collides] &`]: { paddingInline: vars.space[3] } },
  '@media': {
    [wide]: {
      gridTemplateColumns: columns,
      selectors: { [`${fields}[data-new] &`]: { gridTemplateColumns: columnsOfNew } },
    },
  },
})
export const collision = componentStyle(typography.label, {
  ...inRow(vars.space[2]),
  gridColumn: '1 / -1',
})
export const needle = componentStyle({ flex: 'none', color: vars.color.accent.laterite })
export const label = componentStyle(typography.label, { overflowWrap: 'anywhere' })
export const sides = componentStyle({ ...inColumn(vars.space[2]) })
export const side = componentStyle({ minInlineSize: 0 })
export const sideName = componentStyle(typography.small, {
  color: vars.color.text.muted,
  // The head of the column is above; who does not see it hears it here.
  '@media': {
    [wide]: {
      selectors: {
        '&[data-named]': { position: 'absolute', ...squareOf('1px'), overflow: 'hidden', clipPath: 'inset(50%)' },
      },
    },
  },
})
export const value = componentStyle({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const decision = componentStyle({ ...inColumn(vars.space[2]), position: 'relative' })
export const choices = componentStyle({ display: 'flex', flexWrap: 'wrap', maxInlineSize: '240px' })
export const choice = componentStyle(segment, { flex: '1 1 auto', justifyContent: 'center' })
export const outcome = componentStyle(typography.label, { ...inRow(vars.space[2]) })
export const open = componentStyle(typography.label, { ...inRow(vars.space[2]), color: vars.color.status.error.text })

export const live = componentStyle({ ...inColumn(vars.space[1]) })
export const liveRows = componentStyle({
  marginBlockStart: vars.space[2],
  borderBlockStart: hairline,
})
export const liveRow = componentStyle({
  ...inColumn(),
  columnGap: vars.space[4],
  rowGap: vars.space[2],
  paddingBlock: vars.space[3],
  borderBlockEnd: hairline,
  '@media': {
    [wide]: { gridTemplateColumns: '116px minmax(0, 1fr) minmax(0, 1fr) 178px', alignItems: 'center' },
  },
})
export const liveNow = componentStyle({ fontWeight: 700, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })

export const images = componentStyle({ ...inRows(vars.space[2]) })
export const image = componentStyle({ display: 'block', inlineSize: '84px', blockSize: '60px', objectFit: 'cover' })
const changed = { display: 'block', padding: '3px' } as const
export const changedImage = styleVariants({
  ins: inComponents({ ...changed, border: `${vars.border.strong} solid ${vars.color.status.success.line}` }),
  del: inComponents({ ...changed, border: `${vars.border.strong} dashed ${vars.color.status.error.line}` }),
})
export const note = componentStyle(typography.small, { color: vars.color.text.muted })

export const newListing = componentStyle({
  ...inColumn(vars.space[4]),
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 320px)', alignItems: 'start' } },
})
export const wholeRow = componentStyle({ gridColumn: '1 / -1' })
export const newListingFields = componentStyle({ ...inColumn(vars.space[4]) })
export const preview = componentStyle({ maxInlineSize: '360px', minInlineSize: 0 })

export const bar = componentStyle({
  ...apart(vars.space[4]),
  padding: vars.space[4],
  backgroundColor: vars.color.bg.surface,
  border: strong,
  '@media': {
    [wide]: { position: 'sticky', insetBlockEnd: vars.space[3], zIndex: vars.z.sticky },
  },
})
export const barText = componentStyle({ flex: '1 1 220px', minInlineSize: 0 })
export const tally = componentStyle({ fontWeight: 700 })
export const how = componentStyle({ flex: '1 1 100%', maxInlineSize: '320px' })
export const why = componentStyle({ flex: '1 1 100%', order: 1 })
export const barActions = componentStyle({ ...inRows(vars.space[3]), order: 2 })

export const card = componentStyle({ backgroundColor: vars.color.bg.surface, border: strong })
export const cardBody = componentStyle({ ...inColumn(vars.space[2]), padding: vars.space[4] })
export const senderName = componentStyle({ overflowWrap: 'anywhere' })
export const fact = componentStyle({
  paddingBlock: vars.space[2],
  borderBlockEnd: hairline,
  overflowWrap: 'anywhere',
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
})

export const factValue = componentStyle({
  ...inRows(),
  columnGap: vars.space[3],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})

export const part = componentStyle({
  ...inColumn(vars.space[3]),
  paddingBlockStart: vars.space[3],
  borderBlockStart: strong,
})
// As wide as its words: a grid would stretch it.
export const asideButton = componentStyle({ justifySelf: 'start' })

export const code = componentStyle({
  ...inColumn(vars.space[2]),
  padding: vars.space[4],
  backgroundColor: vars.color.bg.selected,
  borderInlineStart: `6px solid ${vars.color.accent.laterite}`,
})
export const figures = componentStyle(typography.h3, { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })

export const conversation = componentStyle({ ...inColumn(vars.space[2]) })
export const message = componentStyle({
  padding: vars.space[3],
  backgroundColor: vars.color.bg.sunken,
  selectors: {
    '&[data-by="sender"]': { borderInlineStart: `${vars.border.heavy} solid ${vars.color.accent.laterite}` },
  },
})

export const noticeTitle = componentStyle({ fontWeight: 700 })
export const decided = componentStyle({ ...inColumn(vars.space[1]), justifyItems: 'start', overflowWrap: 'anywhere' })
