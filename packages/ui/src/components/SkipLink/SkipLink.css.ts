import { componentStyle, inRow, typography, unseen, vars } from '../../theme/styling.ts'

export const skipLink = componentStyle(typography.label, {
  ...unseen,
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[4],
  zIndex: vars.z.popover,
  ':focus': {
    ...inRow(),
    inlineSize: 'auto',
    blockSize: vars.size.control,
    clipPath: 'none',
    textDecoration: 'none',
    paddingInline: vars.space[5],
    color: vars.color.action.text,
    backgroundColor: vars.color.action.bg,
  },
})
