import { above, componentStyle, typography, vars } from '../../../theme/styling.ts'

const hairline = `${vars.border.hair} solid ${vars.color.line.subtle}`

export const suggestions = componentStyle({ minInlineSize: 0, borderBlockStart: hairline, borderBlockEnd: hairline })

export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[5],
  paddingBlock: `${vars.space[4]} ${vars.space[5]}`,
  selectors: { '& + &': { borderBlockStart: hairline } },
})

export const question = componentStyle(typography.lead, { minInlineSize: 0, color: vars.color.text.muted })

export const links = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[5],
  rowGap: vars.space[2],
  minInlineSize: 0,
  inlineSize: '100%',
  '@media': { [above('md')]: { inlineSize: 'auto' } },
})

// On a narrow screen each is on a line of its own.
export const item = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
  minInlineSize: 0,
  inlineSize: '100%',
  '@media': { [above('md')]: { inlineSize: 'auto' } },
})

export const link = componentStyle(typography.h2, {
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  fontSize: '2.125rem',
  lineHeight: `max(1.2em, ${vars.size.target})`,
  textDecorationThickness: vars.border.strong,
  textUnderlineOffset: '0.14em',
})

export const count = componentStyle(typography.small, {
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
