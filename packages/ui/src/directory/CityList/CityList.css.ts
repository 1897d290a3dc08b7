import { style } from '@vanilla-extract/css'
import { canHover } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const heading = style(inComponents({ paddingBlockEnd: vars.space[3] }))

export const item = style(inComponents({ borderBlockEnd: `${vars.border.hair} solid ${vars.color.line.subtle}` }))

export const row = style(
  inComponents({
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space[4],
    minBlockSize: '56px',
    paddingBlock: '14px',
    ':active': { backgroundColor: vars.color.bg.sunken },
  }),
)

export const needle = style(inComponents({ flex: 'none', color: vars.color.map.needle }))

// The country goes below the name where both do not fit beside the count.
export const place = style(
  inComponents({
    flex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space[3],
    minInlineSize: 0,
  }),
)

export const name = style([
  typography.h3,
  inComponents({
    minInlineSize: 0,
    textUnderlineOffset: '0.15em',
    '@media': { [canHover]: { selectors: { [`${row}:hover &`]: { textDecoration: 'underline 2px' } } } },
  }),
])

export const country = style([typography.small, inComponents({ color: vars.color.text.muted })])

export const count = style([
  typography.label,
  inComponents({ flex: 'none', color: vars.color.text.default, fontVariantNumeric: 'tabular-nums' }),
])
