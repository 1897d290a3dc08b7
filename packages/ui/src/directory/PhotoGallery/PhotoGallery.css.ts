import { style } from '@vanilla-extract/css'
import { above } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

const line = `${vars.border.strong} solid ${vars.color.line.strong}`

export const heading = style(inComponents({ marginBlockEnd: vars.space[3] }))

export const count = style([
  typography.body,
  inComponents({ color: vars.color.text.muted, WebkitTextStroke: '0', whiteSpace: 'nowrap' }),
])

// A stage, and below it a band in which any number of images fills every row: two halves, three thirds, four quarters.
export const frame = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.border.strong,
    border: line,
    backgroundColor: vars.color.line.strong,
  }),
)

export const single = style(inComponents({ display: 'grid', border: line }))

export const picture = style(
  inComponents({
    flex: '1 1 22%',
    blockSize: '84px',
    overflow: 'hidden',
    minInlineSize: 0,
    selectors: {
      '&:first-child': { flexBasis: '100%', blockSize: 'auto', aspectRatio: '4 / 3' },
      [`${single} > &`]: { aspectRatio: '16 / 9' },
    },
    '@media': {
      [above('md')]: {
        blockSize: '144px',
        selectors: { '&:first-child': { blockSize: 'auto', aspectRatio: '16 / 9' } },
      },
    },
  }),
)

export const none = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    gap: vars.space[3],
    minBlockSize: '220px',
    color: vars.color.text.muted,
    backgroundColor: vars.color.bg.sunken,
    border: `${vars.border.control} dashed ${vars.color.line.control}`,
  }),
)
