import { componentStyle, typography, vars } from '../../theme/styling.ts'

// What a story inherits from <body> where it has a page of its own, and not from the page that documents it.
export const part = componentStyle(typography.body, { fontVariantNumeric: 'tabular-nums' })

export const padded = componentStyle({ padding: vars.space[5] })
