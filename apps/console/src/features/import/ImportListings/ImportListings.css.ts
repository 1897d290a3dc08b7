import { globalStyle, styleVariants } from '@vanilla-extract/css'
import {
  above,
  below,
  canHover,
  forcedColors,
  apart,
  componentStyle,
  inColumn,
  inComponents,
  inRow,
  inRows,
  stacked,
  typography,
  unseen,
  vars,
} from '@dira/ui/styling'

export const wide = above('md')
export const narrow = below('md')
export const hairline = `${vars.border.hair} solid ${vars.color.line.subtle}`
export const strong = `${vars.border.strong} solid ${vars.color.line.strong}`

export const page = componentStyle({ ...inColumn(vars.space[5]), minInlineSize: 0 })
export const head = componentStyle({ ...apart(vars.space[3]) })
export const wraps = componentStyle({ overflowWrap: 'anywhere' })
export const muted = componentStyle({ color: vars.color.text.muted })

// The place for a file
export const drop = componentStyle({
  ...stacked(vars.space[4]),
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: '320px',
  padding: vars.space[6],
  textAlign: 'center',
  backgroundColor: vars.color.bg.surface,
  border: `${vars.border.strong} dashed ${vars.color.line.control}`,
  selectors: {
    '&[data-over]': {
      borderColor: vars.color.accent.laterite,
      borderStyle: 'solid',
      backgroundColor: vars.color.bg.sunken,
    },
  },
})
export const dropText = componentStyle({ maxInlineSize: '52ch' })
export const promises = componentStyle({ ...inColumn(vars.space[2]), listStyle: 'none', padding: 0 })
export const promise = componentStyle({
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr)',
  alignItems: 'baseline',
})

// Lines that are not understood
export const lost = componentStyle(typography.small, {
  ...inColumn(vars.space[2]),
  marginBlock: vars.space[2],
})
export const lostPlace = componentStyle({ fontWeight: 700 })
export const lostLine = componentStyle(wraps, { margin: 0 })

// Columns and values
export const beside = componentStyle({
  ...inColumn(vars.space[6]),
  alignItems: 'start',
  '@media': { [above('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 336px' } },
})
export const part = componentStyle({ ...inColumn(vars.space[4]), minInlineSize: 0 })
export const partHead = componentStyle({ ...inRows(), columnGap: vars.space[3], alignItems: 'baseline' })
export const atEnd = componentStyle({ marginInlineStart: 'auto' })
export const scroller = componentStyle({ minInlineSize: 0, overflowX: 'auto', borderBlockStart: strong })
export const table = componentStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '@media': { [narrow]: { display: 'block' } },
})
export const tableBody = componentStyle({ '@media': { [narrow]: { display: 'block' } } })
export const tableHead = componentStyle({ '@media': { [narrow]: unseen } })
export const headCell = componentStyle(typography.label, {
  blockSize: vars.size.target,
  paddingInline: vars.space[3],
  textAlign: 'start',
  color: vars.color.text.muted,
  whiteSpace: 'nowrap',
  borderBlockEnd: strong,
})
export const row = componentStyle({
  outline: 'none',
  selectors: {
    '&[data-current]': {
      backgroundColor: vars.color.bg.selected,
      boxShadow: `inset ${vars.border.heavy} 0 ${vars.color.accent.laterite}`,
    },
    '[dir="rtl"] &[data-current]': { boxShadow: `inset -${vars.border.heavy} 0 ${vars.color.accent.laterite}` },
    '&:focus-visible': {
      outline: `3px solid ${vars.color.focus.ring}`,
      outlineOffset: '-3px',
      boxShadow: `inset 0 0 0 6px ${vars.color.focus.halo}`,
    },
  },
  '@media': {
    [canHover]: { ':hover': { backgroundColor: vars.color.bg.sunken } },
    [forcedColors]: { selectors: { '&[data-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
    [narrow]: {
      ...inRows(),
      columnGap: vars.space[3],
      rowGap: vars.space[1],
      paddingBlock: vars.space[3],
      paddingInline: vars.space[3],
      borderBlockEnd: hairline,
    },
  },
})
export const cell = componentStyle({
  padding: `${vars.space[1]} ${vars.space[3]}`,
  minBlockSize: '50px',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  borderBlockEnd: hairline,
  '@media': { [narrow]: { border: 0, padding: 0, minBlockSize: 0 } },
})
export const topCell = componentStyle(cell, { paddingBlock: vars.space[2] })
export const letter = componentStyle({
  display: 'inline-block',
  inlineSize: '24px',
  color: vars.color.text.muted,
  fontWeight: 400,
})
export const columnName = componentStyle(cell, { fontWeight: 700, '@media': { [narrow]: { flexBasis: '100%' } } })
export const first = componentStyle(cell, typography.small, {
  color: vars.color.text.muted,
  '@media': { [wide]: { maxInlineSize: '220px' }, [narrow]: { flexBasis: '100%' } },
})
// Rows to look at, side by side on any screen
export const readAs = componentStyle({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [wide]: { gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))' } },
})
export const shownRows = componentStyle({ borderCollapse: 'collapse', minInlineSize: '100%' })
export const shownCell = componentStyle(typography.small, {
  padding: vars.space[3],
  minInlineSize: '96px',
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: hairline,
})

export const arrowCell = componentStyle(cell, {
  inlineSize: '32px',
  paddingInline: 0,
  color: vars.color.accent.laterite,
  '@media': { [narrow]: { display: 'none' } },
})
export const fieldCell = componentStyle(cell, {
  '@media': { [wide]: { inlineSize: '248px' }, [narrow]: { flex: '1 1 200px' } },
})
export const select = componentStyle({ inlineSize: '100%', display: 'block' })
// The head of the column says it; the label is for who does not see it.
globalStyle(`${select} > label`, inComponents(unseen))
export const count = componentStyle(cell, {
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.muted,
})

export const mark = componentStyle(typography.label, { ...inRow(vars.space[2]), whiteSpace: 'nowrap' })
export const tone = styleVariants({
  success: inComponents({ color: vars.color.status.success.text }),
  info: inComponents({ color: vars.color.text.link }),
  muted: inComponents({ color: vars.color.text.muted }),
  error: inComponents({ color: vars.color.status.error.text }),
  warning: inComponents({ color: vars.color.accent.laterite }),
})

export const actions = componentStyle({ ...inRows(vars.space[3]) })
export const problem = componentStyle(typography.label, {
  ...inRow(vars.space[2]),
  color: vars.color.status.error.text,
  fontSize: vars.type.body.size,
})
export const aside = componentStyle({
  ...inColumn(vars.space[3]),
  borderBlockStart: strong,
  paddingBlockStart: vars.space[4],
})
export const asideHead = componentStyle(typography.label, { fontSize: vars.type.body.size })
export const asideRows = componentStyle({ ...inColumn(), margin: 0 })
export const asideRow = componentStyle(typography.small, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 56px minmax(0, 1fr)',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  overflowWrap: 'anywhere',
  borderBlockEnd: hairline,
})
export const asideCount = componentStyle({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.muted,
})
export const asideMeaning = componentStyle({ margin: 0, fontWeight: 700 })
