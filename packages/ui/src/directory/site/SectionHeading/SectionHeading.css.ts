import { above, componentStyle, typography, vars } from '../../../theme/styling.ts'

export const opening = componentStyle({ borderBlockStart: `${vars.border.strong} solid ${vars.color.line.strong}` })

// Three repeats of the pattern.
export const tab = componentStyle({ inlineSize: '120px' })

export const line = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: ['baseline', 'last baseline'],
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  paddingBlock: `${vars.space[4]} ${vars.space[5]}`,
})

// It takes a second line before the link has to: that one stays at the end of it, while its longest word leaves space.
export const heading = componentStyle({ flexGrow: 1, inlineSize: 'min-content' })

export const link = componentStyle(typography.label, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  '@media': { [above('md')]: { fontSize: vars.type.body.size } },
})
