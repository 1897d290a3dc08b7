import { apart, componentStyle, inColumn, inRow, inRows, typography, vars } from '@dira/ui/styling'
import { row as listRow, time } from '../../../shared/list/ListAndPane.css.ts'

const hairline = `${vars.border.hair} solid ${vars.color.line.subtle}`
const strong = `${vars.border.strong} solid ${vars.color.line.strong}`

export const day = componentStyle(typography.label, {
  padding: `${vars.space[2]} ${vars.space[4]}`,
  color: vars.color.text.muted,
  borderBlockEnd: hairline,
})

export const row = componentStyle(listRow, { gridTemplateColumns: 'minmax(0, 1fr) auto' })

export const rowTitle = componentStyle(typography.body, { fontWeight: 700, lineHeight: 1.35, overflowWrap: 'anywhere' })

export const rowEnd = componentStyle(time, { textAlign: 'end' })

export const rowNote = componentStyle(typography.small, { color: vars.color.text.muted, overflowWrap: 'anywhere' })

export const paneHead = componentStyle({
  ...apart(),
  alignItems: 'baseline',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
})

export const title = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' })

export const origin = componentStyle({ flexBasis: '100%', overflowWrap: 'anywhere' })

export const alsoHead = componentStyle(typography.label, { marginBlock: 0 })
export const alsoRow = componentStyle(typography.small, { paddingBlock: vars.space[1], overflowWrap: 'anywhere' })

export const state = componentStyle(typography.label, { ...inRow(vars.space[2]) })

export const counts = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: vars.space[4],
  paddingBlock: vars.space[3],
  borderBlock: strong,
})

export const count = componentStyle(typography.small, { display: 'grid', alignContent: 'start', gap: vars.space[1] })

export const number = componentStyle(typography.h3, {
  selectors: { '&[data-warning]': { color: vars.color.accent.laterite } },
})

export const part = componentStyle(inColumn(vars.space[2]))

export const partHead = componentStyle({ ...apart(), columnGap: vars.space[4] })

export const stepper = componentStyle(typography.label, { ...inRow(), minInlineSize: 0, overflowWrap: 'anywhere' })

export const table = componentStyle(typography.small, {
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  textAlign: 'start',
  overflowWrap: 'anywhere',
})

export const head = componentStyle(typography.label, {
  paddingBlock: vars.space[2],
  textAlign: 'start',
  borderBlockEnd: strong,
})

export const cell = componentStyle({
  padding: `${vars.space[2]} ${vars.space[3]} ${vars.space[2]} 0`,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: hairline,
})

export const since = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  alignItems: 'start',
  columnGap: vars.space[4],
  paddingBlock: vars.space[2],
  borderBlockEnd: hairline,
})

export const values = componentStyle(typography.small, { ...inRows(), alignItems: 'start', gap: vars.space[4] })

export const kept = componentStyle({ fontWeight: 700, overflowWrap: 'anywhere' })

export const actions = componentStyle({ ...inRows(vars.space[4]) })
