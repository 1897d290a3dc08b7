import { componentStyle, inRow, squareOf, typography, vars } from '../../../theme/styling.ts'

export const distance = componentStyle(typography.label, {
  ...inRow(vars.space[2]),
  position: 'relative',
  display: 'inline-flex',
  // On the line of what it stands beside, which its needle is higher than.
  alignItems: 'baseline',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

export const needle = componentStyle({
  ...squareOf('20px'),
  flex: 'none',
  alignSelf: 'center',
  color: vars.color.accent.laterite,
  overflow: 'visible',
  // A drawing keeps its own colours otherwise.
  forcedColorAdjust: 'auto',
})
