import { style } from '@vanilla-extract/css'
import { above } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

const hairline = `${vars.border.hair} solid ${vars.color.line.subtle}`

export const suggestions = style(
  inComponents({ minInlineSize: 0, borderBlockStart: hairline, borderBlockEnd: hairline }),
)

export const row = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space[5],
    paddingBlock: `${vars.space[4]} ${vars.space[5]}`,
  }),
)

export const question = style([typography.lead, inComponents({ minInlineSize: 0, color: vars.color.text.muted })])

export const corrections = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[5],
    rowGap: vars.space[2],
    minInlineSize: 0,
    inlineSize: '100%',
    '@media': { [above('md')]: { inlineSize: 'auto' } },
  }),
)

// On a narrow screen each stands on a line of its own.
export const correction = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space[3],
    minInlineSize: 0,
    inlineSize: '100%',
    '@media': { [above('md')]: { inlineSize: 'auto' } },
  }),
)

export const link = style([
  typography.h2,
  inComponents({
    minInlineSize: vars.size.target,
    minBlockSize: vars.size.target,
    fontSize: '2.125rem',
    lineHeight: `max(1.2em, ${vars.size.target})`,
    textDecorationThickness: vars.border.strong,
    textUnderlineOffset: '0.14em',
  }),
])

export const count = style([
  typography.small,
  inComponents({ color: vars.color.text.muted, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
])

export const allWords = style(
  inComponents({
    display: 'grid',
    gap: vars.space[5],
    paddingBlock: `${vars.space[4]} ${vars.space[6]}`,
    selectors: { [`${row} + &`]: { borderBlockStart: hairline } },
  }),
)
