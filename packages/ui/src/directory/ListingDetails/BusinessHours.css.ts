import { style } from '@vanilla-extract/css'
import { inComponents } from '../../theme/inComponents.ts'
import { vars } from '../../theme/vars.css.ts'

export const row = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[4],
    minBlockSize: vars.size.target,
    paddingBlock: vars.space[1],
    borderBlockEnd: `${vars.border.hair} solid ${vars.color.line.subtle}`,
  }),
)

export const hours = style(inComponents({ textAlign: 'end' }))
