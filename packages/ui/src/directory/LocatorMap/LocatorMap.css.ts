import { style } from '@vanilla-extract/css'
import { above } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

const line = `${vars.border.strong} solid ${vars.color.line.strong}`

export const map = style(inComponents({ margin: 0, border: line, backgroundColor: vars.color.bg.surface }))

// A country is as high as it is wide: a phone gives it a square.
export const picture = style(
  inComponents({
    selectors: { [`${map} > &`]: { aspectRatio: '1' } },
    '@media': { [above('sm')]: { selectors: { [`${map} > &`]: { aspectRatio: '16 / 9' } } } },
  }),
)

export const caption = style([
  typography.label,
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[5],
    minBlockSize: '60px',
    paddingInline: vars.space[4],
    paddingBlock: vars.space[2],
    borderBlockStart: line,
  }),
])

export const coordinates = style(inComponents({ fontVariantNumeric: 'tabular-nums' }))
