import { above, apart, componentStyle, typography, vars } from '../../../theme/styling.ts'

const line = `${vars.border.strong} solid ${vars.color.line.strong}`

export const map = componentStyle({ margin: 0, border: line, backgroundColor: vars.color.bg.surface })

// A country is as high as it is wide: a phone gives it a square.
export const picture = componentStyle({
  selectors: { [`${map} > &`]: { aspectRatio: '1' } },
  '@media': { [above('sm')]: { selectors: { [`${map} > &`]: { aspectRatio: '16 / 9' } } } },
})

export const caption = componentStyle(typography.label, {
  ...apart(),
  columnGap: vars.space[5],
  minBlockSize: '60px',
  paddingInline: vars.space[4],
  paddingBlock: vars.space[2],
  borderBlockStart: line,
})

export const coordinates = componentStyle({ fontVariantNumeric: 'tabular-nums' })
