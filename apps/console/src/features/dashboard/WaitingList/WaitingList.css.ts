import { canHover, componentStyle, inColumn, inRow, inRows, typography, vars } from '@dira/ui/styling'

export const section = componentStyle({ ...inColumn(vars.space[2]), alignContent: 'start', minInlineSize: 0 })

export const head = componentStyle({ ...inRows(), columnGap: vars.space[3], alignItems: 'baseline' })

export const list = componentStyle({ borderBlockStart: `${vars.border.strong} solid ${vars.color.line.strong}` })

// As high while the number is not known, and where it is nought.
export const row = componentStyle({
  ...inRow(vars.space[3]),
  minBlockSize: '57px',
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line.subtle}`,
})

export const link = componentStyle(row, {
  selectors: {
    '&:focus-visible': { outlineOffset: '-3px', boxShadow: `inset 0 0 0 6px ${vars.color.focus.halo}` },
  },
  '@media': { [canHover]: { selectors: { '&:hover': { backgroundColor: vars.color.bg.sunken } } } },
})

export const needle = componentStyle({ flex: 'none', color: vars.color.accent.laterite })

export const count = componentStyle(typography.h3, { flex: 'none', minInlineSize: '48px' })

export const words = componentStyle({
  ...inRows(),
  flex: 1,
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  minInlineSize: 0,
})

export const label = componentStyle(typography.label, { minInlineSize: 0, fontSize: vars.type.body.size })

export const detail = componentStyle(typography.small, {
  minInlineSize: 0,
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
})

export const arrow = componentStyle({ flex: 'none' })
