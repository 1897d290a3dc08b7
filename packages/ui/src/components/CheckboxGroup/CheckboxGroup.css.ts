import { style } from '@vanilla-extract/css'
import { inComponents } from '../../theme/inComponents.ts'
import { typography } from '../../theme/typography.css.ts'
import { unseen } from '../../theme/unseen.ts'
import { vars } from '../../theme/vars.css.ts'

export const group = style(inComponents({ minInlineSize: 0 }))

// A legend takes no part in the layout of its group: its distance is its own.
export const legend = style([typography.label, inComponents({ paddingBlockEnd: vars.space[1] })])

export const unseenLegend = style(inComponents(unseen))

export const description = style([
  typography.small,
  inComponents({ color: vars.color.text.muted, paddingBlockEnd: vars.space[1] }),
])

export const nothing = style(inComponents({ color: vars.color.text.muted }))
