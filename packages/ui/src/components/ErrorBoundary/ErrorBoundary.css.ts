import { componentStyle, vars } from '../../theme/styling.ts'

export const failed = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  padding: vars.space[4],
  color: vars.color.text.default,
  backgroundColor: vars.color.bg.sunken,
  borderInlineStart: `${vars.border.heavy} solid ${vars.color.accent.laterite}`,
})
