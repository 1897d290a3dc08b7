import { style } from '@vanilla-extract/css'
import { inComponents } from '../../theme/inComponents.ts'
import { typography } from '../../theme/typography.css.ts'
import { unseen } from '../../theme/unseen.ts'
import { vars } from '../../theme/vars.css.ts'

export const skipLink = style([
  typography.label,
  inComponents({
    position: 'absolute',
    insetBlockStart: vars.space[2],
    insetInlineStart: vars.space[4],
    zIndex: vars.z.popover,
    display: 'flex',
    alignItems: 'center',
    minBlockSize: vars.size.control,
    paddingInline: vars.space[5],
    color: vars.color.action.text,
    backgroundColor: vars.color.action.bg,
    selectors: { '&:not(:focus)': unseen },
  }),
])
