import { above, canHover, componentStyle, stacked, typography, vars } from '../../../theme/styling.ts'

export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space[4],
  rowGap: vars.space[5],
  '@media': {
    [above('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [above('lg')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
})

export const item = componentStyle({ display: 'grid', minInlineSize: 0 })

export const link = componentStyle({ ...stacked(), minInlineSize: 0 })

export const window = componentStyle({
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  marginBlockEnd: vars.space[3],
  border: `${vars.border.strong} solid ${vars.color.line.strong}`,
})

export const name = componentStyle(typography.h3, {
  minInlineSize: 0,
  overflowWrap: 'break-word',
  textUnderlineOffset: '0.15em',
  '@media': { [canHover]: { selectors: { [`${link}:hover &`]: { textDecoration: 'underline 2px' } } } },
})

export const small = componentStyle(typography.small, { color: vars.color.text.muted })
