import { canHover, componentStyle, typography, vars } from '../../../theme/styling.ts'

export const heading = componentStyle({ paddingBlockEnd: vars.space[3] })

export const item = componentStyle({ borderBlockEnd: `${vars.border.hair} solid ${vars.color.line.subtle}` })

export const row = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[4],
  minBlockSize: '56px',
  paddingBlock: '14px',
  ':active': { backgroundColor: vars.color.bg.sunken },
})

export const needle = componentStyle({ flex: 'none', color: vars.color.map.needle })

// The country goes below the name where both do not fit beside the count.
export const place = componentStyle({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
  minInlineSize: 0,
})

export const name = componentStyle(typography.h3, {
  minInlineSize: 0,
  textUnderlineOffset: '0.15em',
  '@media': { [canHover]: { selectors: { [`${row}:hover &`]: { textDecoration: 'underline 2px' } } } },
})

export const country = componentStyle(typography.small, { color: vars.color.text.muted })

export const count = componentStyle(typography.label, {
  flex: 'none',
  color: vars.color.text.default,
  fontVariantNumeric: 'tabular-nums',
})
