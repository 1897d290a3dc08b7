import { above, componentStyle, inColumn, inverseFocusRing, typography, vars } from '@dira/ui/styling'

export const strip = componentStyle({
  color: vars.color.text.inverse,
  backgroundColor: vars.color.bg.inverse,
  vars: inverseFocusRing,
})
export const content = componentStyle({
  ...inColumn(vars.space[4]),
  justifyItems: 'start',
  alignItems: 'center',
  padding: vars.space[4],
  '@media': {
    [above('md')]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      paddingBlock: vars.space[5],
      paddingInline: vars.space[6],
    },
  },
})
export const words = componentStyle({ ...inColumn(vars.space[1]), overflowWrap: 'anywhere' })
export const text = componentStyle(typography.body, { color: vars.color.text.inverseMuted })
