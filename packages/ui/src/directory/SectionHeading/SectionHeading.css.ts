import { style } from '@vanilla-extract/css'
import { inComponents } from '../../theme/inComponents.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const opening = style(
  inComponents({ borderBlockStart: `${vars.border.strong} solid ${vars.color.line.strong}` }),
)

// Three repeats of the pattern.
export const tab = style(inComponents({ inlineSize: '120px' }))

export const line = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space[5],
    paddingBlock: `${vars.space[4]} ${vars.space[5]}`,
  }),
)

export const link = style([
  typography.label,
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.size.target,
    fontSize: vars.type.body.size,
  }),
])
