import { above, componentStyle, vars } from '../../../theme/styling.ts'

// One frame, and its colour for the lines between: the gaps let it through.
export const frame = componentStyle({
  display: 'grid',
  gap: vars.border.strong,
  border: `${vars.border.strong} solid ${vars.color.line.strong}`,
  backgroundColor: vars.color.line.strong,
  '@media': { [above('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})

export const column = componentStyle({ containerType: 'inline-size', minInlineSize: 0 })
