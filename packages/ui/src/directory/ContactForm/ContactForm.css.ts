import { style } from '@vanilla-extract/css'
import { inComponents } from '../../theme/inComponents.ts'
import { vars } from '../../theme/vars.css.ts'

export const contact = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space[5],
    minInlineSize: 0,
  }),
)

// Nothing would send it.
export const form = style(inComponents({ '@media': { '(scripting: none)': { display: 'none' } } }))

// Three short words: they stay together.
export const privacy = style(inComponents({ whiteSpace: 'nowrap' }))
