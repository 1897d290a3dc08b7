import { apart, componentStyle, vars } from '../../../theme/styling.ts'

export const hours = componentStyle({ minInlineSize: 0 })

export const row = componentStyle({
  ...apart(),
  columnGap: vars.space[4],
  minBlockSize: vars.size.target,
  paddingBlock: vars.space[2],
  paddingInlineStart: vars.space[4],
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line.subtle}`,
  selectors: { '&[data-today]': { fontWeight: 700, backgroundColor: vars.color.bg.sunken } },
})

export const day = componentStyle({ position: 'relative', minInlineSize: 0 })

// In the margin of the rows, so that the names of the days are in one line.
export const needle = componentStyle({
  position: 'absolute',
  insetInlineStart: `calc(-1 * ${vars.space[4]} + 2px)`,
  insetBlockStart: '0.35em',
  blockSize: '0.85em',
  color: vars.color.accent.laterite,
})

export const time = componentStyle({
  flex: '1 1 9rem',
  minInlineSize: 0,
  textAlign: 'end',
  textWrap: 'balance',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'break-word',
})
