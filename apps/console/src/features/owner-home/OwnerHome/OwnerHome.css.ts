import { above, componentStyle, forcedColors, inColumn, inRow, inRows, typography, vars } from '@dira/ui/styling'

export const page = componentStyle({ ...inColumn(vars.space[5]), minInlineSize: 0 })
export const head = componentStyle({ ...inColumn(vars.space[2]) })
export const who = componentStyle(typography.small, {
  ...inRow(vars.space[2]),
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
})
export const needle = componentStyle({ flex: 'none', color: vars.color.accent.laterite })

export const columns = componentStyle({
  ...inColumn(vars.space[7]),
  alignItems: 'start',
  '@media': {
    [above('xl')]: { gridTemplateColumns: 'minmax(0, 1fr) 344px', columnGap: vars.space[7] },
  },
})
export const listings = componentStyle({ ...inColumn(vars.space[7]), minInlineSize: 0 })
export const aside = componentStyle({ ...inColumn(vars.space[6]), minInlineSize: 0 })

export const legend = componentStyle(typography.small, { ...inColumn(vars.space[2]), color: vars.color.text.muted })
export const signs = componentStyle({ ...inRows(), columnGap: vars.space[4], rowGap: vars.space[1] })
export const sign = componentStyle({ ...inRow(vars.space[2]) })
export const bar = componentStyle({
  flex: 'none',
  inlineSize: '11px',
  blockSize: '14px',
  clipPath: 'polygon(0 4px, 50% 0, 100% 4px, 100% 100%, 0 100%)',
  backgroundColor: vars.color.action.bg,
  '@media': { [forcedColors]: { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' } },
})
export const another = componentStyle({
  ...inColumn(vars.space[2]),
  justifyItems: 'start',
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.border.strong} solid ${vars.color.line.strong}`,
})
