import {
  canHover,
  componentStyle,
  inColumn,
  inRow,
  inRows,
  inverseFocusRing,
  stacked,
  typography,
  vars,
} from '@dira/ui/styling'

const strong = `${vars.border.strong} solid ${vars.color.line.strong}`
const hairline = `${vars.border.hair} solid ${vars.color.line.subtle}`

export const page = componentStyle({ ...inColumn(vars.space[6]), maxInlineSize: '720px', minInlineSize: 0 })
export const head = componentStyle({ ...inColumn(vars.space[3]), justifyItems: 'start' })
export const ends = componentStyle(typography.small, { ...inRows(vars.space[3]), color: vars.color.text.muted })
export const section = componentStyle({
  ...inColumn(vars.space[3]),
  paddingBlockStart: vars.space[4],
  borderBlockStart: strong,
  minInlineSize: 0,
  // Print shows only the sheet of a page with an invoice.
  '@media': { print: { borderBlockStart: 0 } },
})
export const invoice = componentStyle({ minInlineSize: 0 })
export const muted = componentStyle(typography.small, { color: vars.color.text.muted })

export const plate = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  color: vars.color.text.inverse,
  backgroundColor: vars.color.bg.inverse,
  vars: inverseFocusRing,
})
export const plateWords = componentStyle({ ...stacked(), padding: vars.space[4] })
export const plateLabel = componentStyle(typography.label, { color: vars.color.text.inverseMuted })
// Plain letters, apart: they are typed sign by sign.
export const reference = componentStyle(typography.lead, {
  fontSize: 'clamp(1.5rem, 1.2rem + 1.6vw, 2rem)',
  fontWeight: 700,
  letterSpacing: '0.04em',
  lineHeight: 1.2,
})
export const plateCopy = componentStyle(typography.label, {
  ...inRow(vars.space[2]),
  minInlineSize: '104px',
  justifyContent: 'center',
  color: 'inherit',
  borderInlineStart: `${vars.border.hair} solid ${vars.color.text.inverseMuted}`,
  '@media': { [canHover]: { selectors: { '&:hover': { backgroundColor: vars.color.bg.inverseRaised } } } },
})

export const lines = componentStyle({ ...inColumn() })
export const line = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 1fr) minmax(0, 1.4fr) auto',
  columnGap: vars.space[3],
  alignItems: 'center',
  borderBlockEnd: hairline,
})
export const term = componentStyle(typography.small, { color: vars.color.text.muted })
export const value = componentStyle(typography.label, { overflowWrap: 'anywhere' })
export const copy = componentStyle({ position: 'relative', margin: 0 })
export const paid = componentStyle({ inlineSize: '100%' })
