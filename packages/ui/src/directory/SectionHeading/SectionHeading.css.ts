import { style } from '@vanilla-extract/css'
import { above } from '../../theme/conditions.ts'
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
    alignItems: ['baseline', 'last baseline'],
    justifyContent: 'space-between',
    columnGap: vars.space[3],
    paddingBlock: `${vars.space[4]} ${vars.space[5]}`,
  }),
)

// It takes a second line before the link has to: that one stays at the end of it, while its longest word leaves room.
export const heading = style(inComponents({ flexGrow: 1, inlineSize: 'min-content' }))

export const link = style([
  typography.label,
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.size.target,
    '@media': { [above('md')]: { fontSize: vars.type.body.size } },
  }),
])
