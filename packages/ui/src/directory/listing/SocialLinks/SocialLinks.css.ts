import { componentStyle, inRow, typography, vars } from '../../../theme/styling.ts'

export const list = componentStyle({ minInlineSize: 0 })

export const row = componentStyle({ borderBlockEnd: `${vars.border.hair} solid ${vars.color.line.subtle}` })

export const link = componentStyle({
  ...inRow(vars.space[2]),
  minBlockSize: vars.size.control,
  minInlineSize: 0,
})

export const platform = componentStyle(typography.label, {
  flex: '1 0 auto',
  maxInlineSize: '100%',
  fontSize: vars.type.body.size,
  overflowWrap: 'anywhere',
})

// It gives way to the name of the place.
export const account = componentStyle(typography.small, {
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.text.muted,
})

export const icon = componentStyle({ flex: 'none' })
