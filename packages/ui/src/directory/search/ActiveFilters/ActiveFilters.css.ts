import { globalStyle } from '@vanilla-extract/css'
import { below, componentStyle, inComponents, inRows, typography, unseen, vars } from '../../../theme/styling.ts'

// One line on a phone, which scrolls sideways.
const narrow = below('md')

export const row = componentStyle({
  ...inRows(),
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  minInlineSize: 0,
  '@media': { [narrow]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none', whiteSpace: 'nowrap' } },
})

// It can still hold the focus that the last badge had.
export const none = componentStyle(unseen)

export const count = componentStyle(typography.label, { fontWeight: 700, marginInlineEnd: vars.space[1], flex: 'none' })

// The badges wrap together with the words around them.
export const badges = componentStyle({ selectors: { [`${row} > &`]: { display: 'contents' } } })

export const clear = componentStyle(typography.label, { fontSize: vars.type.body.size, flex: 'none' })

globalStyle(`${row} li`, inComponents({ '@media': { [narrow]: { flex: 'none' } } }))
