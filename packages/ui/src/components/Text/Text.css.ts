import { styleVariants } from '@vanilla-extract/css'
import { inComponents, typography, vars } from '../../theme/styling.ts'

export const size = {
  lead: typography.lead,
  body: typography.body,
  small: typography.small,
  label: typography.label,
} as const

export const tone = styleVariants({
  default: inComponents({ color: 'inherit' }),
  muted: inComponents({ color: vars.color.text.muted }),
  success: inComponents({ color: vars.color.status.success.text }),
  error: inComponents({ color: vars.color.status.error.text }),
})
