import { componentStyle, inColumn, inverseFocusRing, vars } from '../theme/styling.ts'

export const states = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 168px), 1fr))',
  alignItems: 'start',
  rowGap: vars.space[5],
  columnGap: vars.space[4],
})

export const wide = componentStyle({ gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 400px), 1fr))' })

export const inverse = componentStyle({
  padding: vars.space[5],
  color: vars.color.text.inverse,
  backgroundColor: vars.color.bg.inverse,
  vars: { ...inverseFocusRing, [vars.color.text.muted]: vars.color.text.inverseMuted },
})

export const state = componentStyle({
  ...inColumn(),
  justifyItems: 'start',
  gap: vars.space[3],
  minInlineSize: 0,
})
