import { above, apart, componentStyle, inColumn, inRow, inRows, typography, vars } from '@dira/ui/styling'

const hairline = `${vars.border.hair} solid ${vars.color.line.subtle}`

export const conflict = componentStyle({ ...inColumn(vars.space[2]), minInlineSize: 0 })
export const head = componentStyle({ ...apart(vars.space[3]) })
export const label = componentStyle(typography.label, {})
export const state = componentStyle(typography.label, {
  ...inRow(vars.space[1]),
  fontSize: '0.8125rem',
  color: vars.color.status.error.text,
  selectors: { [`${conflict}[data-chosen] &`]: { color: vars.color.status.success.text } },
})
export const frame = componentStyle({
  backgroundColor: vars.color.bg.surface,
  border: `${vars.border.strong} solid ${vars.color.status.error.line}`,
  selectors: { [`${conflict}[data-chosen] &`]: { borderColor: vars.color.line.strong } },
})
export const sides = componentStyle({
  ...inColumn(),
  '@media': { [above('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const side = componentStyle({
  ...inColumn(vars.space[2]),
  alignContent: 'start',
  justifyItems: 'start',
  minInlineSize: 0,
  padding: vars.space[4],
  borderBlockEnd: hairline,
  selectors: {
    '&[data-chosen]': {
      backgroundColor: vars.color.bg.selected,
      borderInlineStart: `${vars.border.heavy} solid ${vars.color.accent.laterite}`,
    },
  },
  '@media': { [above('md')]: { selectors: { '& + &': { borderInlineStart: hairline } } } },
})
export const sideHead = componentStyle({ ...inRows(), inlineSize: '100%', columnGap: vars.space[2] })
export const needle = componentStyle({
  color: vars.color.text.muted,
  selectors: { [`${side}[data-chosen] &`]: { color: vars.color.accent.laterite } },
})
export const name = componentStyle(typography.body, { fontWeight: 700, overflowWrap: 'anywhere' })
export const note = componentStyle(typography.small, { color: vars.color.text.muted })
export const key = componentStyle({ marginInlineStart: 'auto' })
export const value = componentStyle({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const changed = componentStyle({
  color: vars.color.status.success.text,
  backgroundColor: vars.color.status.success.bg,
})
export const kept = componentStyle(typography.label, { ...inRow(), minBlockSize: vars.size.target })
export const foot = componentStyle({ ...apart(vars.space[3]), paddingInline: vars.space[4] })
export const before = componentStyle(typography.small, {
  paddingBlock: vars.space[3],
  minInlineSize: 0,
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
})
