import { above, componentStyle, inRow, typography, vars } from '../../../theme/styling.ts'

export const lead = componentStyle({ maxInlineSize: vars.size.prose, paddingBlockEnd: vars.space[5] })

// Seven fill no grid but one of seven: on a narrow screen they are rows.
export const techniques = componentStyle({
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    [above('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[5] },
    [above('lg')]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', columnGap: '18px' },
  },
})

export const technique = componentStyle({
  ...inRow(vars.space[4]),
  minInlineSize: 0,
  '@media': { [above('lg')]: { flexDirection: 'column', alignItems: 'stretch', gap: vars.space[3] } },
})

export const window = componentStyle({
  flex: 'none',
  position: 'relative',
  inlineSize: '112px',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  '@media': { [above('lg')]: { inlineSize: 'auto', aspectRatio: '3 / 4' } },
})

export const words = componentStyle({ display: 'grid', gap: vars.space[1], minInlineSize: 0 })

export const name = componentStyle(typography.h3, { fontSize: '1.25rem' })
