import { below, componentStyle, vars } from '../../../theme/styling.ts'

export const columns = componentStyle({
  columnWidth: '260px',
  columnGap: '40px',
  columnRule: `${vars.border.hair} solid ${vars.color.line.strong}`,
  paddingBlockStart: vars.space[5],
  borderBlockStart: `${vars.border.strong} solid ${vars.color.line.strong}`,
  '@media': { [below('md')]: { paddingBlockStart: vars.space[3] } },
})

// The space below an ad and not above it: the first of every column is at the top.
export const cell = componentStyle({ paddingBlockEnd: vars.space[5], breakInside: 'avoid' })

export const expected = componentStyle({ display: 'grid', gap: vars.space[3], breakInside: 'avoid' })
