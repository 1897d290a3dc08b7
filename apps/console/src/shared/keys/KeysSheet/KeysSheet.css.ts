import { componentStyle, vars } from '@dira/ui/styling'

export const keys = componentStyle({
  marginBlockStart: vars.space[2],
  borderBlockStart: `${vars.border.strong} solid ${vars.color.line.strong}`,
})

export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minBlockSize: vars.size.target,
  paddingBlock: vars.space[2],
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line.subtle}`,
})

export const presses = componentStyle({ margin: 0 })
