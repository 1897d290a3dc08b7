import { componentStyle, typography, unseen as outOfSight, vars } from '../../theme/styling.ts'

/** As long as the options scroll, it stays above them. */
export const field = componentStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[2]}`,
  backgroundColor: vars.color.bg.surface,
})

export const news = componentStyle(typography.body, { paddingBlock: vars.space[3], overflowWrap: 'anywhere' })

export const unseen = componentStyle(outOfSight)
