import { style } from '@vanilla-extract/css'
import { inComponents } from '../../theme/inComponents.ts'
import { typography } from '../../theme/typography.css.ts'
import { unseen } from '../../theme/unseen.ts'
import { vars } from '../../theme/vars.css.ts'

export const row = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[3],
    rowGap: vars.space[1],
    minInlineSize: 0,
  }),
)

// It can still hold the focus that the last badge had.
export const none = style(inComponents(unseen))

export const count = style([typography.label, inComponents({ fontWeight: 700, marginInlineEnd: vars.space[1] })])

// The badges wrap together with the words around them.
export const badges = style(inComponents({ selectors: { [`${row} > &`]: { display: 'contents' } } }))

export const clear = style([typography.label, inComponents({ fontSize: vars.type.body.size })])
