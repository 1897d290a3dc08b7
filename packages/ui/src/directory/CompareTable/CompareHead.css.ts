import { style } from '@vanilla-extract/css'
import { above } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const head = style(inComponents({ fontWeight: 'inherit', textAlign: 'start', verticalAlign: 'top' }))

export const column = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: vars.space[2],
    // One or two columns do not blow up their pictures.
    '@media': { [above('md')]: { maxInlineSize: '296px' } },
  }),
)

export const picture = style(inComponents({ inlineSize: '100%' }))

// Two lines for every name, so that what follows stands on one line along the row.
export const name = style(
  inComponents({
    marginBlockStart: vars.space[2],
    '@media': { [above('md')]: { minBlockSize: '2lh' } },
  }),
)

export const details = style([typography.label, inComponents({ fontSize: vars.type.body.size })])

// Seen in the corner of the picture, read after the name.
export const remove = style(
  inComponents({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    borderColor: vars.color.line.strong,
  }),
)
