import {
  above,
  apart,
  below,
  componentStyle,
  forcedColors,
  inRow,
  stacked,
  typography,
  vars,
} from '../../theme/styling.ts'

const narrow = below('md')
const strong = `${vars.border.strong} solid ${vars.color.line.strong}`

export const steps = componentStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  padding: 0,
  margin: 0,
  listStyle: 'none',
})
export const step = componentStyle({
  ...stacked(),
  minInlineSize: 0,
  color: vars.color.text.muted,
  selectors: { '&[data-state="done"], &[aria-current]': { color: vars.color.text.default } },
})
export const line = componentStyle({
  ...inRow(),
  blockSize: '24px',
  fontSize: '22px',
  '::after': { content: '', flex: 1, borderBlockStart: `${vars.border.hair} solid ${vars.color.line.control}` },
  selectors: {
    [`${step}[data-state="done"] &::after`]: { borderBlockStart: strong },
    [`${step}[aria-current] &`]: { color: vars.color.accent.laterite },
  },
  '@media': { [forcedColors]: { selectors: { [`${step}[aria-current] &`]: { color: 'Highlight' } } } },
})
export const words = componentStyle({
  ...stacked(vars.space[1]),
  marginBlockStart: vars.space[2],
  paddingInlineEnd: vars.space[3],
  // One line below says which it is.
  '@media': { [narrow]: { display: 'none' } },
})
export const name = componentStyle(typography.label, {
  color: vars.color.text.muted,
  selectors: { [`:is(${step}[data-state="done"], ${step}[aria-current]) &`]: { color: vars.color.text.default } },
})
export const note = componentStyle(typography.small, { color: vars.color.text.muted, overflowWrap: 'anywhere' })
export const current = componentStyle(typography.label, {
  ...apart(vars.space[3]),
  marginBlockStart: vars.space[4],
  '@media': { [above('md')]: { display: 'none' } },
})
