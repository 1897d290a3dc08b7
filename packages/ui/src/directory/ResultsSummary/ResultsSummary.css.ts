import { style } from '@vanilla-extract/css'
import { inComponents } from '../../theme/inComponents.ts'
import { vars } from '../../theme/vars.css.ts'

export const line = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[5],
    rowGap: vars.space[3],
    minBlockSize: '72px',
    paddingBlock: vars.space[4],
    borderBlockStart: `${vars.border.strong} solid ${vars.color.line.strong}`,
  }),
)

export const count = style(inComponents({ minInlineSize: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }))

export const expected = style(inComponents({ inlineSize: '14em', maxInlineSize: '60%' }))
