import { style } from '@vanilla-extract/css'
import { inComponents } from '../../theme/inComponents.ts'
import { typography } from '../../theme/typography.css.ts'
import { unseen } from '../../theme/unseen.ts'
import { vars } from '../../theme/vars.css.ts'

export const skipLink = style([
  typography.label,
  inComponents({
    ...unseen,
    insetBlockStart: vars.space[2],
    insetInlineStart: vars.space[4],
    zIndex: vars.z.popover,
    ':focus': {
      display: 'flex',
      alignItems: 'center',
      inlineSize: 'auto',
      blockSize: vars.size.control,
      clipPath: 'none',
      textDecoration: 'none',
      paddingInline: vars.space[5],
      color: vars.color.action.text,
      backgroundColor: vars.color.action.bg,
    },
  }),
])
