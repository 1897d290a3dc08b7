import { above, componentStyle, typography, vars } from '../../theme/styling.ts'

const hairline = `${vars.border.hair} solid ${vars.color.line.subtle}`

export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[5],
  minInlineSize: 0,
  paddingBlock: vars.space[4],
  borderBlockStart: hairline,
  borderBlockEnd: hairline,
  overflowWrap: 'anywhere',
})

// On a narrow screen each part is a line of its own.
export const how = componentStyle(typography.body, {
  minInlineSize: 0,
  inlineSize: '100%',
  color: vars.color.text.muted,
  '@media': { [above('md')]: { inlineSize: 'auto' } },
})

export const name = componentStyle(typography.h2, {
  minInlineSize: 0,
  inlineSize: '100%',
  // On a phone a category and a town stand on one line.
  fontSize: 'min(2.125rem, 7.6vw)',
  lineHeight: `max(1.2em, ${vars.size.target})`,
  '@media': { [above('md')]: { inlineSize: 'auto' } },
})

// The results are its page's already: the way there is for who wants its address.
export const page = componentStyle({
  color: vars.color.text.default,
  textDecorationLine: 'none',
  selectors: { '&:hover, &:focus-visible': { textDecorationLine: 'underline' } },
})

export const other = componentStyle(typography.label, {
  fontSize: vars.type.body.size,
  '@media': { [above('md')]: { marginInlineStart: 'auto' } },
})

export const missing = componentStyle(typography.body, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
  inlineSize: '100%',
})
