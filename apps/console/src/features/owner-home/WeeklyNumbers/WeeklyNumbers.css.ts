import { componentStyle, forcedColors, inColumn, inRows, stacked, typography, unseen, vars } from '@dira/ui/styling'

export const numbers = componentStyle({ ...inColumn(vars.space[3]), minInlineSize: 0 })

export const now = componentStyle(typography.body, { ...inRows(), alignItems: 'baseline', columnGap: vars.space[2] })
export const figure = componentStyle(typography.h2, {
  selectors: { '&:not(:first-child)': { marginInlineStart: vars.space[3] } },
})
export const muted = componentStyle(typography.small, {
  color: vars.color.text.muted,
  selectors: { [`${now} > &`]: { marginInlineStart: vars.space[3] } },
})

export const plot = componentStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  maxInlineSize: '640px',
})

export const week = componentStyle({ ...stacked(), alignItems: 'stretch', minInlineSize: 0 })

// What stands above the axis.
export const column = componentStyle({
  ...stacked(vars.space[1]),
  justifyContent: 'end',
  alignItems: 'center',
  blockSize: '150px',
  borderBlockEnd: `${vars.border.strong} solid ${vars.color.line.strong}`,
})

export const value = componentStyle(typography.label, { lineHeight: 1.2 })

// The end of a signpost, turned up.
export const bar = componentStyle({
  inlineSize: 'min(34px, 62%)',
  minBlockSize: '4px',
  clipPath: 'polygon(0 min(10px, 100%), 50% 0, 100% min(10px, 100%), 100% 100%, 0 100%)',
  backgroundColor: vars.color.action.bg,
  opacity: 0.55,
  selectors: { [`${week}[data-now] &`]: { opacity: 1 } },
  '@media': { [forcedColors]: { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' } },
})

export const contacts = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, auto)',
  justifyContent: 'center',
  alignContent: 'start',
  columnGap: '3px',
  rowGap: '2px',
  // Three rows of lozenges, whether there are so many or not.
  minBlockSize: '54px',
  paddingBlockStart: vars.space[2],
  color: vars.color.accent.laterite,
  opacity: 0.62,
  selectors: {
    [`${week}[data-now] &`]: { opacity: 1 },
    // A number is read, and is not muted.
    [`&:has(> ${value})`]: { opacity: 1, gridTemplateColumns: 'auto' },
  },
})

export const needle = componentStyle({ fontSize: '13px' })

export const day = componentStyle(typography.label, {
  fontSize: '0.8125rem',
  fontWeight: 400,
  lineHeight: 1.25,
  textAlign: 'center',
  color: vars.color.text.muted,
  selectors: { [`${week}[data-now] &`]: { color: vars.color.text.default, fontWeight: 700 } },
})

export const table = componentStyle(typography.small, { borderCollapse: 'collapse', inlineSize: 'min(100%, 360px)' })
export const caption = componentStyle(unseen)
export const cell = componentStyle({
  paddingBlock: vars.space[1],
  paddingInlineEnd: vars.space[4],
  textAlign: 'start',
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line.subtle}`,
})
