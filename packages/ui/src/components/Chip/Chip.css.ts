import { styleVariants } from '@vanilla-extract/css'
import { componentStyle, inComponents, typography, vars } from '../../theme/styling.ts'

const chip = componentStyle(typography.label, { display: 'inline-flex', alignItems: 'start', gap: vars.space[2] })

// Beside words in bold the needle of running text would be lost. It is in the middle of the first line.
export const needle = componentStyle({ blockSize: '0.9em', marginBlockStart: '0.15em' })

export const tone = styleVariants({
  success: [chip, inComponents({ color: vars.color.status.success.text })],
  info: [chip, inComponents({ color: vars.color.status.info.text })],
  error: [chip, inComponents({ color: vars.color.status.error.text })],
  muted: [chip, inComponents({ color: vars.color.text.muted })],
})
