import { style } from '@vanilla-extract/css'
import { above, below } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

const wide = above('xl')

export const masthead = style(inComponents({ display: 'grid', gap: vars.space[4], minInlineSize: 0 }))

export const top = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: vars.space[6],
    '@media': { [wide]: { gridTemplateColumns: '232px minmax(0, 1fr) 232px' } },
  }),
)

export const title = style(inComponents({ alignSelf: 'center', paddingBlockEnd: vars.space[2], textAlign: 'center' }))

export const ear = style([
  typography.small,
  inComponents({
    display: 'none',
    '@media': {
      [wide]: {
        display: 'grid',
        alignContent: 'center',
        justifyItems: 'center',
        gap: vars.space[1],
        minBlockSize: '124px',
        padding: vars.space[3],
        textAlign: 'center',
        border: `${vars.border.control} solid ${vars.color.line.strong}`,
        // A second rule inside the first.
        outline: `${vars.border.hair} solid ${vars.color.line.strong}`,
        outlineOffset: '-6px',
      },
    },
  }),
])

// The name comes first in the page; beside it this ear stands at the start.
export const firstEar = style(inComponents({ order: -1 }))

export const loud = style([typography.h3])

export const facts = style([
  typography.label,
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: vars.space[4],
    minBlockSize: '52px',
    alignItems: 'center',
    paddingBlock: vars.space[3],
    borderBlock: `5px double ${vars.color.line.strong}`,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [above('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)' } },
  }),
])

export const line = style(inComponents({ '@media': { [below('md')]: { display: 'none' } } }))

export const atEnd = style(inComponents({ textAlign: 'end' }))
