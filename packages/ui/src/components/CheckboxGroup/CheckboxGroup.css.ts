import { globalStyle } from '@vanilla-extract/css'
import { componentStyle, inComponents, typography, unseen, vars } from '../../theme/styling.ts'

export const group = componentStyle({ minInlineSize: 0 })

// A legend takes no part in the layout of its group: its distance is its own.
export const legend = componentStyle(typography.label, { paddingBlockEnd: vars.space[1] })

export const unseenLegend = componentStyle(unseen)

export const description = componentStyle(typography.small, {
  color: vars.color.text.muted,
  paddingBlockEnd: vars.space[1],
})

export const nothing = componentStyle({ color: vars.color.text.muted })

// Read down one column after the other, of as many as there is room for.
export const columns = componentStyle({ columns: '14rem', columnGap: vars.space[5] })
globalStyle(`${columns} > *`, inComponents({ breakInside: 'avoid' }))
