import {
  apart,
  canHover,
  centred,
  componentStyle,
  forcedColors,
  inColumn,
  overLabel,
  squareOf,
  typography,
  vars,
} from '../../theme/styling.ts'

const control = `${vars.border.control} solid ${vars.color.line.control}`

export const group = componentStyle({ minInlineSize: 0, padding: 0, margin: 0, border: 0 })
export const legend = componentStyle(typography.label, { padding: 0, marginBlockEnd: vars.space[3] })
// Rows with icons are one box; the others stand apart.
export const rows = componentStyle({
  ...inColumn(),
  selectors: {
    '&:not([data-joined])': { rowGap: vars.space[3] },
    '&[data-joined]': { border: `${vars.border.strong} solid ${vars.color.line.strong}` },
  },
})
export const row = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space[3],
  minBlockSize: vars.size.rowTable,
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  backgroundColor: vars.color.bg.surface,
  border: control,
  cursor: 'pointer',
  selectors: {
    [`${rows}[data-joined] &`]: { gridTemplateColumns: 'auto minmax(0, 1fr) 18px', border: 0 },
    [`${rows}[data-joined] > &:not(:last-child)`]: {
      borderBlockEnd: `${vars.border.hair} solid ${vars.color.line.subtle}`,
    },
    '&:has(:checked)': {
      backgroundColor: vars.color.bg.selected,
      boxShadow: `inset 4px 0 ${vars.color.accent.laterite}`,
    },
    '[dir="rtl"] &:has(:checked)': { boxShadow: `inset -4px 0 ${vars.color.accent.laterite}` },
    '&:has(:focus-visible)': {
      outline: `3px solid ${vars.color.focus.ring}`,
      outlineOffset: '2px',
      zIndex: 1,
    },
  },
  '@media': {
    [canHover]: { ':hover': { borderColor: vars.color.line.strong } },
    [forcedColors]: { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } },
  },
})
export const radio = componentStyle({ ...overLabel })
export const mark = componentStyle({
  display: 'grid',
  placeItems: 'center',
  fontSize: '26px',
  color: vars.color.line.control,
  selectors: { [`${row}:has(:checked) &`]: { color: vars.color.accent.laterite } },
})
export const hollow = componentStyle({ selectors: { [`${row}:has(:checked) &`]: { display: 'none' } } })
export const filled = componentStyle({ selectors: { [`${row}:not(:has(:checked)) &`]: { display: 'none' } } })
export const lozenge = componentStyle({
  ...centred,
  ...squareOf('34px'),
  margin: '7px',
  rotate: '45deg',
  color: vars.color.bg.surface,
  backgroundColor: vars.color.text.default,
  selectors: {
    [`${row}:has(:checked) &`]: { backgroundColor: vars.color.accent.laterite },
  },
  '@media': { [forcedColors]: { border: '1px solid' } },
})
export const icon = componentStyle({ ...centred, rotate: '-45deg' })
export const words = componentStyle({ ...inColumn(vars.space[1]), overflowWrap: 'anywhere' })
export const line = componentStyle(typography.label, {
  ...apart(),
  columnGap: vars.space[3],
  selectors: { [`${rows}[data-joined] &`]: { fontSize: vars.type.body.size } },
})
export const note = componentStyle(typography.small, { color: vars.color.text.muted })
