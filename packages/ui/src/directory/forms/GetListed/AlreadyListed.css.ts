import { above, componentStyle, inColumn, vars } from '../../../theme/styling.ts'

export const panel = componentStyle({
  ...inColumn(vars.space[5]),
  alignItems: 'center',
  padding: `${vars.space[6]} ${vars.space[4]}`,
  backgroundColor: vars.color.bg.sunken,
  '@media': {
    [above('md')]: { padding: vars.space[7] },
    [above('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '72px' },
  },
})

export const words = componentStyle({ ...inColumn(vars.space[2]), minInlineSize: 0 })

export const text = componentStyle({ maxInlineSize: '48ch', textWrap: 'pretty' })

export const form = componentStyle({
  ...inColumn(vars.space[3]),
  minInlineSize: 0,
  '@media': { [above('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' } },
})
