import { style } from '@vanilla-extract/css'
import { above } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { vars } from '../../theme/vars.css.ts'

// Two columns only for the two short sections that share a row; every other section spans both.
export const sections = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: vars.space[7],
    columnGap: vars.space[6],
    '@media': { [above('md')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 9fr)' } },
  }),
)

export const prose = style(inComponents({ whiteSpace: 'pre-line', maxInlineSize: vars.size.prose }))

export const missing = style(inComponents({ color: vars.color.text.muted }))
