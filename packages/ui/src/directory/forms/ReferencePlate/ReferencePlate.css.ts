import { apart, componentStyle, inColumn, typography, vars } from '../../../theme/styling.ts'

export const plate = componentStyle({
  ...apart(vars.space[3]),
  flexWrap: 'nowrap',
  padding: vars.space[4],
  backgroundColor: vars.color.bg.surface,
  border: `${vars.border.strong} solid ${vars.color.line.strong}`,
})
export const words = componentStyle({ ...inColumn(vars.space[1]), minInlineSize: 0 })
export const label = componentStyle(typography.label, { color: vars.color.text.muted })
// Plain letters, apart: it is read out sign by sign.
export const reference = componentStyle(typography.lead, {
  fontSize: 'clamp(1.5rem, 1.2rem + 1.6vw, 2rem)',
  fontWeight: 700,
  letterSpacing: '0.04em',
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
})
