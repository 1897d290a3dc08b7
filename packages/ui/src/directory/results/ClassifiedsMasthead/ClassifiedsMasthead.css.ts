import { style } from '@vanilla-extract/css'
import { above, below, componentStyle, inColumn, typography, vars } from '../../../theme/styling.ts'

const wide = above('xl')

export const masthead = componentStyle({
  display: 'grid',
  gap: vars.space[4],
  minInlineSize: 0,
  '@media': { [below('md')]: { gap: 0, paddingBlockStart: vars.space[2] } },
})

export const top = componentStyle({
  ...inColumn(),
  columnGap: vars.space[6],
  '@media': { [wide]: { gridTemplateColumns: '232px minmax(0, 1fr) 232px' } },
})

export const title = componentStyle({ alignSelf: 'center', paddingBlockEnd: vars.space[2], textAlign: 'center' })

export const ear = componentStyle(typography.small, {
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
})

// The name comes first in the page; beside it this ear is at the start.
export const firstEar = componentStyle({ order: -1 })

export const loud = style([typography.h3])

export const facts = componentStyle(typography.label, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space[4],
  minBlockSize: '52px',
  alignItems: 'center',
  paddingBlock: vars.space[3],
  borderBlock: `5px double ${vars.color.line.strong}`,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [below('md')]: { minBlockSize: 0, paddingBlock: vars.space[1], borderBlockWidth: '3px' },
    [above('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)' },
  },
})

export const line = componentStyle({ '@media': { [below('md')]: { display: 'none' } } })

export const atEnd = componentStyle({ textAlign: 'end' })
