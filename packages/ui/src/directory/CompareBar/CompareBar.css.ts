import { style } from '@vanilla-extract/css'
import { forcedColors } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const bar = style(
  inComponents({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: vars.z.sticky,
    color: vars.color.text.inverse,
    backgroundColor: vars.color.bg.inverse,
    '@media': { [forcedColors]: { borderBlockStart: '1px solid' } },
  }),
)

export const line = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[5],
    rowGap: vars.space[2],
    minBlockSize: vars.size.header,
    // Clear of the bar at the foot of a phone without a button.
    paddingBlock: `${vars.space[3]} max(${vars.space[3]}, env(safe-area-inset-bottom))`,
  }),
)

export const count = style([typography.label, inComponents({ fontSize: vars.type.body.size })])

export const note = style(inComponents({ color: vars.color.text.inverseMuted }))
