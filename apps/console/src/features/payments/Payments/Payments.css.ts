import {
  above,
  below,
  canHover,
  apart,
  componentStyle,
  inColumn,
  inRow,
  inRows,
  typography,
  vars,
} from '@dira/ui/styling'

const strong = `${vars.border.strong} solid ${vars.color.line.strong}`
const hairline = `${vars.border.hair} solid ${vars.color.line.subtle}`
const narrow = below('md')

export const page = componentStyle({ ...inColumn(vars.space[5]), minInlineSize: 0 })

export const head = componentStyle({ ...apart(), alignItems: 'end', columnGap: vars.space[4], rowGap: vars.space[3] })

export const beside = componentStyle({ ...inRows(), columnGap: vars.space[3], alignItems: 'baseline' })

export const muted = componentStyle(typography.small, { color: vars.color.text.muted, overflowWrap: 'anywhere' })

export const find = componentStyle({ ...inColumn(vars.space[2]), maxInlineSize: '640px' })

export const found = componentStyle({ borderBlockStart: strong })

export const foundRow = componentStyle({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  columnGap: vars.space[3],
  alignItems: 'center',
  minBlockSize: vars.size.control,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[2],
  borderBlockEnd: hairline,
  selectors: {
    '&:focus-visible': { outlineOffset: '-3px', boxShadow: `inset 0 0 0 6px ${vars.color.focus.halo}` },
  },
  '@media': { [canHover]: { selectors: { '&:hover': { backgroundColor: vars.color.bg.sunken } } } },
})

export const notes = componentStyle({ ...inColumn(vars.space[2]) })

// The name, what was paid, and what can be done; on a phone below each other.
export const note = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  columnGap: vars.space[5],
  rowGap: vars.space[2],
  alignItems: 'center',
  paddingBlock: vars.space[3],
  borderBlockEnd: hairline,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const thumb = componentStyle({ inlineSize: '48px' })

export const names = componentStyle({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })

export const name = componentStyle(typography.label, { fontSize: vars.type.body.size, lineHeight: 1.3 })

// One row a payment; on a phone its cells stand in two lines.
export const table = componentStyle(typography.small, {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  textAlign: 'start',
  borderBlockStart: strong,
  '@media': { [narrow]: { display: 'block' } },
})

export const tableHead = componentStyle({ '@media': { [narrow]: { display: 'none' } } })

export const tableBody = componentStyle({ '@media': { [narrow]: { display: 'block' } } })

export const headCell = componentStyle(typography.label, {
  paddingBlock: vars.space[2],
  paddingInlineEnd: vars.space[4],
  textAlign: 'start',
  color: vars.color.text.muted,
  borderBlockEnd: hairline,
})

export const row = componentStyle({
  borderBlockEnd: hairline,
  '@media': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: vars.space[3],
      paddingBlock: vars.space[2],
    },
  },
})

const cell = componentStyle({
  paddingInlineEnd: vars.space[4],
  overflowWrap: 'anywhere',
  verticalAlign: 'middle',
  '@media': { [narrow]: { paddingInlineEnd: 0 } },
})

export const wideCell = componentStyle(cell, { '@media': { [narrow]: { gridColumn: '1 / -1' } } })

export const dayCell = componentStyle(cell, { whiteSpace: 'nowrap' })

export const amountCell = componentStyle(cell, typography.label, {
  whiteSpace: 'nowrap',
  selectors: {
    '[data-state="reversed"] &': { fontWeight: 400, textDecoration: 'line-through', color: vars.color.text.muted },
    '[data-state="reversal"] &': { fontWeight: 400 },
  },
})

export const endCell = componentStyle(cell, { textAlign: 'end', whiteSpace: 'nowrap' })

export const target = componentStyle(typography.label, {
  ...inRow(vars.space[2]),
  display: 'inline-flex',
  minBlockSize: vars.size.target,
})

export const columns = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[6],
  '@media': { [above('xl')]: { gridTemplateColumns: 'minmax(0, 575px) minmax(0, 490px)', columnGap: '40px' } },
})

export const form = componentStyle({
  ...inColumn(vars.space[4]),
  paddingBlockStart: vars.space[4],
  borderBlockStart: strong,
})

export const listing = componentStyle({
  display: 'grid',
  gridTemplateColumns: '52px minmax(0, 1fr) auto',
  columnGap: vars.space[3],
  rowGap: vars.space[2],
  alignItems: 'center',
  '@media': { [narrow]: { gridTemplateColumns: '52px minmax(0, 1fr)' } },
})

export const bought = componentStyle(typography.small, {
  ...inRows(vars.space[3]),
  '@media': { [narrow]: { gridColumn: '1 / -1' } },
})

export const pair = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  alignItems: 'start',
  columnGap: vars.space[4],
  rowGap: vars.space[4],
})

export const part = componentStyle({
  ...inColumn(vars.space[3]),
  paddingBlockStart: vars.space[4],
  borderBlockStart: strong,
})

export const submit = componentStyle({
  ...apart(),
  gap: vars.space[3],
  padding: vars.space[3],
  paddingInlineStart: vars.space[4],
  backgroundColor: vars.color.bg.surface,
  border: strong,
})

export const actions = componentStyle({ ...inRows(vars.space[3]) })

export const previewColumn = componentStyle({ ...inColumn(vars.space[3]), minInlineSize: 0 })

export const reverse = componentStyle({
  ...inColumn(vars.space[3]),
  maxInlineSize: '640px',
  paddingBlockStart: vars.space[4],
  borderBlockStart: strong,
})
