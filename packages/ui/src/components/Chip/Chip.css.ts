import { style, styleVariants } from '@vanilla-extract/css'
import { inComponents } from '../../theme/inComponents.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

const chip = style([
  typography.label,
  inComponents({ display: 'inline-flex', alignItems: 'start', gap: vars.space[2] }),
])

// Beside words in bold the needle of running text would be lost. It stands in the middle of the first line.
export const needle = style(inComponents({ blockSize: '0.9em', marginBlockStart: '0.15em' }))

export const tone = styleVariants({
  success: [chip, inComponents({ color: vars.color.status.success.text })],
  info: [chip, inComponents({ color: vars.color.status.info.text })],
  error: [chip, inComponents({ color: vars.color.status.error.text })],
  muted: [chip, inComponents({ color: vars.color.text.muted })],
})
