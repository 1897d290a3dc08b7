import { styleVariants } from '@vanilla-extract/css'
import { componentStyle, inComponents, typography, vars } from '../../../theme/styling.ts'

export const line = componentStyle(typography.small, {
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  color: vars.color.text.muted,
})

const anyNeedle = componentStyle({ flex: 'none' })

// The colour is no message: the words are.
export const needle = styleVariants({
  recent: [anyNeedle, inComponents({ color: vars.color.status.success.line })],
  old: [anyNeedle],
})
