import { apart, componentStyle, inRows, typography, vars } from '@dira/ui/styling'

const hairline = `${vars.border.hair} solid ${vars.color.line.subtle}`

export const section = componentStyle({ maxInlineSize: '880px', minInlineSize: 0 })

// The form and what comes of it, no wider than an address.
export const form = componentStyle({ maxInlineSize: '560px' })

export const list = componentStyle({ borderBlockStart: `${vars.border.strong} solid ${vars.color.line.strong}` })

export const row = componentStyle({ paddingBlock: vars.space[3], borderBlockEnd: hairline })

export const line = componentStyle({ ...apart(), columnGap: vars.space[4], rowGap: vars.space[2] })

export const who = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' })

export const name = componentStyle(typography.label, {
  ...inRows(),
  columnGap: vars.space[3],
  fontSize: vars.type.body.size,
})

export const change = componentStyle(typography.small, {
  ...apart(),
  columnGap: vars.space[4],
  alignItems: 'center',
  borderBlockEnd: hairline,
  overflowWrap: 'anywhere',
})
