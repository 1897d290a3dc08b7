import { above, below, componentStyle, typography, vars } from '../../../theme/styling.ts'

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
  // On a narrow screen it is one sentence, so that the list begins high.
  '@media': { [below('md')]: { display: 'block', paddingBlock: vars.space[1], borderBlockEnd: 0 } },
})

export const how = componentStyle(typography.body, { minInlineSize: 0, color: vars.color.text.muted })

export const name = componentStyle({
  minInlineSize: 0,
  fontWeight: 700,
  '@media': {
    [above('md')]: {
      fontFamily: vars.font.display,
      fontSize: vars.type.h2.size,
      fontWeight: vars.type.h2.weight,
      lineHeight: `max(1.2em, ${vars.size.target})`,
    },
  },
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
