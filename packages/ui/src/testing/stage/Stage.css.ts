import { style } from '@vanilla-extract/css'
import { inComponents } from '../../theme/inComponents.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

// What a story inherits from <body> where it has a page of its own, and not from the page that documents it.
export const part = style([typography.body, inComponents({ fontVariantNumeric: 'tabular-nums' })])

export const padded = style(inComponents({ padding: vars.space[5] }))
