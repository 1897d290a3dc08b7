import { style } from '@vanilla-extract/css'
import { inComponents } from '../../theme/inComponents.ts'
import { vars } from '../../theme/vars.css.ts'

export const band = style(
  inComponents({
    backgroundColor: vars.color.bg.sunken,
    borderBlockEnd: `${vars.border.hair} solid ${vars.color.line.control}`,
  }),
)

export const line = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[3],
    paddingBlock: vars.space[1],
  }),
)

export const icon = style(inComponents({ flex: 'none', color: vars.color.text.muted }))

export const words = style(inComponents({ flex: '1 1 14rem', minInlineSize: 0, paddingBlock: vars.space[2] }))

export const retry = style(inComponents({ marginInlineStart: 'auto' }))
