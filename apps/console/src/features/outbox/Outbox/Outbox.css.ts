import { canHover, apart, componentStyle, inColumn, inRow, inRows, typography, vars } from '@dira/ui/styling'

const strong = `${vars.border.strong} solid ${vars.color.line.strong}`

export const page = componentStyle({ ...inColumn(vars.space[5]), minInlineSize: 0 })

export const head = componentStyle({ ...inRows(), columnGap: vars.space[3], alignItems: 'baseline' })

export const views = componentStyle({ ...inRow(vars.space[2]) })

export const view = componentStyle(typography.label, {
  ...inRow(vars.space[2]),
  minBlockSize: vars.size.control,
  paddingInline: vars.space[3],
  borderBlockEnd: `4px solid transparent`,
  selectors: { '&[aria-current]': { borderBlockEndColor: vars.color.accent.laterite } },
  '@media': { [canHover]: { selectors: { '&:hover': { backgroundColor: vars.color.bg.sunken } } } },
})

export const list = componentStyle({ borderBlockStart: strong })

export const row = componentStyle({
  ...inColumn(vars.space[2]),
  minInlineSize: 0,
  paddingBlock: vars.space[4],
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line.subtle}`,
})

export const rowHead = componentStyle({
  ...apart(),
  alignItems: 'baseline',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
})

export const subject = componentStyle(typography.label, {
  fontSize: vars.type.body.size,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})

export const detail = componentStyle(typography.small, {
  minInlineSize: 0,
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
})

export const state = componentStyle(typography.small, { ...inRow(vars.space[2]), minInlineSize: 0 })

export const needle = componentStyle({ flex: 'none', color: vars.color.accent.laterite })

export const error = componentStyle(typography.small, {
  color: vars.color.status.error.text,
  overflowWrap: 'anywhere',
})

export const text = componentStyle(typography.small, {
  maxInlineSize: '65ch',
  padding: vars.space[4],
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  backgroundColor: vars.color.bg.sunken,
})

export const actions = componentStyle({ ...inRows(), gap: vars.space[2], alignItems: 'center' })
