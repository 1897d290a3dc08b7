import { style } from '@vanilla-extract/css'
import { above } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

const wide = above('md')

export const panes = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 37fr) minmax(0, 63fr)' } },
  }),
)

export const enquiry = style(
  inComponents({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[4],
    minInlineSize: 0,
    paddingBlock: vars.space[5],
    paddingInline: vars.space[4],
    '@media': { [wide]: { paddingBlockEnd: vars.space[6], paddingInline: vars.space[6] } },
  }),
)

// Side by side as long as both are wide enough for a name.
export const pair = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
    columnGap: vars.space[4],
    rowGap: vars.space[5],
    alignItems: 'start',
  }),
)

export const send = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[4],
    rowGap: vars.space[3],
  }),
)

export const sendButton = style(inComponents({ inlineSize: '100%', '@media': { [wide]: { inlineSize: 'auto' } } }))

export const purpose = style([
  typography.small,
  inComponents({ flex: '1 1 14rem', minInlineSize: 0, color: vars.color.text.muted }),
])

export const done = style(inComponents({ justifySelf: 'start' }))
