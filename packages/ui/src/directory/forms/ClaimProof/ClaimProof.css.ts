import { componentStyle, inColumn, inRow, inRows, typography, vars } from '../../../theme/styling.ts'

const strong = `${vars.border.strong} solid ${vars.color.line.strong}`

export const page = componentStyle({ ...inColumn(vars.space[5]), maxInlineSize: '640px', minInlineSize: 0 })
export const back = componentStyle({ ...inRow(vars.space[2]), justifySelf: 'start' })
export const listing = componentStyle({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: vars.space[4],
})
export const about = componentStyle({ ...inColumn(vars.space[2]), justifyItems: 'start', overflowWrap: 'anywhere' })
export const place = componentStyle({ ...inRow(vars.space[2]), color: vars.color.text.muted })
export const needle = componentStyle({ flex: 'none', color: vars.color.accent.laterite })
export const part = componentStyle({
  ...inColumn(vars.space[4]),
  paddingBlockStart: vars.space[5],
  borderBlockStart: strong,
  minInlineSize: 0,
})
export const form = componentStyle({ ...inColumn(vars.space[4]), minInlineSize: 0 })
export const way = componentStyle({ ...inColumn() })
export const contact = componentStyle({ color: vars.color.text.default, fontWeight: 400 })
export const fixed = componentStyle(typography.small, {
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  color: vars.color.text.muted,
})
export const fixedIcon = componentStyle({ flex: 'none', blockSize: '1lh' })
export const note = componentStyle(typography.small, { color: vars.color.text.muted })
export const plain = componentStyle({ fontWeight: 400 })
export const ways = componentStyle({ ...inRows(vars.space[4]) })
export const codeHead = componentStyle({ ...inColumn(vars.space[1]) })
export const text = componentStyle({ maxInlineSize: vars.size.prose })
