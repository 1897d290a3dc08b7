import { componentStyle, vars } from '../../../theme/styling.ts'

export const frame = componentStyle({
  paddingInline: vars.space[3],
  backgroundColor: vars.color.bg.surface,
  border: `${vars.border.strong} solid ${vars.color.line.strong}`,
})

export const check = componentStyle({ fontWeight: 600, color: vars.color.text.default })
