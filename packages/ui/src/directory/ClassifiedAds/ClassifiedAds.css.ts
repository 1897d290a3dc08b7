import { style } from '@vanilla-extract/css'
import { inComponents } from '../../theme/inComponents.ts'
import { vars } from '../../theme/vars.css.ts'

export const columns = style(
  inComponents({
    columnWidth: '260px',
    columnGap: '40px',
    columnRule: `${vars.border.hair} solid ${vars.color.line.strong}`,
    paddingBlockStart: vars.space[5],
    borderBlockStart: `${vars.border.strong} solid ${vars.color.line.strong}`,
  }),
)

// The room below an ad and not above it: the first of every column stands at the top.
export const cell = style(inComponents({ paddingBlockEnd: vars.space[5], breakInside: 'avoid' }))

export const expected = style(inComponents({ display: 'grid', gap: vars.space[3], breakInside: 'avoid' }))
