import { above, componentStyle, focusRing, inRow, typography, vars } from '../../../theme/styling.ts'

export const row = componentStyle(typography.label, {
  gridArea: 'view',
  ...inRow(vars.space[2]),
  minBlockSize: vars.size.target,
  color: vars.color.text.link,
  fontSize: vars.type.body.size,
  '@media': { [above('md')]: { whiteSpace: 'nowrap' } },
})

export const link = componentStyle({
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': focusRing,
    '&:active::after': { backgroundColor: vars.color.text.default, opacity: 0.06 },
  },
})
