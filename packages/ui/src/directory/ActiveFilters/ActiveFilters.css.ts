import { componentStyle, inRows, typography, unseen, vars } from '../../theme/styling.ts'

export const row = componentStyle({
  ...inRows(),
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  minInlineSize: 0,
})

// It can still hold the focus that the last badge had.
export const none = componentStyle(unseen)

export const count = componentStyle(typography.label, { fontWeight: 700, marginInlineEnd: vars.space[1] })

// The badges wrap together with the words around them.
export const badges = componentStyle({ selectors: { [`${row} > &`]: { display: 'contents' } } })

export const clear = componentStyle(typography.label, { fontSize: vars.type.body.size })
