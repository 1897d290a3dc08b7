import { above, canHover, componentStyle, inColumn, inRow, vars } from '../../../theme/styling.ts'

// The openings of a row are as high as the highest, so that the rules below them are one line.
export const columns = componentStyle({
  ...inColumn(vars.space[6]),
  '@media': {
    [above('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gridTemplateRows: 'auto 1fr', rowGap: 0 },
  },
})

export const column = componentStyle({
  minInlineSize: 0,
  '@media': { [above('md')]: { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid' } },
})

export const opening = componentStyle({
  ...inRow(vars.space[3]),
  paddingBlockEnd: vars.space[3],
  borderBlockEnd: `${vars.border.strong} solid ${vars.color.line.strong}`,
})

export const pictogram = componentStyle({ flex: 'none' })

export const item = componentStyle({ borderBlockEnd: `${vars.border.hair} solid ${vars.color.line.subtle}` })

export const link = componentStyle({
  ...inRow(),
  justifyContent: 'space-between',
  gap: vars.space[3],
  minBlockSize: vars.size.control,
  '@media': { [canHover]: { ':hover': { backgroundColor: vars.color.bg.sunken } } },
})

export const arrow = componentStyle({ flex: 'none' })
