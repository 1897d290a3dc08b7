import { above, apart, componentStyle, vars } from '../../../theme/styling.ts'

export const panel = componentStyle({
  ...apart(vars.space[5]),
  padding: `${vars.space[6]} ${vars.space[5]}`,
  backgroundColor: vars.color.bg.sunken,
  '@media': { [above('md')]: { padding: '56px' } },
})

export const words = componentStyle({ display: 'grid', gap: vars.space[2], minInlineSize: 0 })

export const text = componentStyle({ maxInlineSize: '40ch', textWrap: 'pretty' })
