import { above, apart, componentStyle, forcedColors, inRows, typography, vars } from '../../../theme/styling.ts'

export const bar = componentStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.z.sticky,
  color: vars.color.text.inverse,
  backgroundColor: vars.color.bg.inverse,
  '@media': { [forcedColors]: { borderBlockStart: '1px solid' } },
})

export const line = componentStyle({
  ...apart(),
  columnGap: vars.space[5],
  rowGap: vars.space[2],
  minBlockSize: vars.size.header,
  // Clear of the bar at the foot of a phone without a button.
  paddingBlock: `${vars.space[3]} max(${vars.space[3]}, env(safe-area-inset-bottom))`,
})

export const count = componentStyle(typography.label, { fontSize: vars.type.body.size })

// On a phone what leads on has a line of its own.
export const actions = componentStyle({
  display: 'contents',
  '@media': { [above('sm')]: inRows(vars.space[3]) },
})

export const note = componentStyle({ color: vars.color.text.inverseMuted })
