import { style } from '@vanilla-extract/css'
import { above } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { vars } from '../../theme/vars.css.ts'

// One frame, and its colour for the lines between: the gaps let it through.
export const frame = style(
  inComponents({
    display: 'grid',
    gap: vars.border.strong,
    border: `${vars.border.strong} solid ${vars.color.line.strong}`,
    backgroundColor: vars.color.line.strong,
    '@media': { [above('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  }),
)

export const column = style(inComponents({ containerType: 'inline-size', minInlineSize: 0 }))
