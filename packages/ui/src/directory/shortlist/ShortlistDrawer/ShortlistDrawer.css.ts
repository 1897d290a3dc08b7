import { below, componentStyle, inRow, typography, vars } from '../../../theme/styling.ts'

const sides = {
  paddingInline: vars.space[5],
  '@media': { [below('md')]: { paddingInline: vars.space[4] } },
} as const

export const news = componentStyle(typography.small, {
  ...sides,
  paddingBlock: `${vars.space[4]} 0`,
  color: vars.color.text.muted,
})

export const removal = componentStyle({
  ...inRow(),
  justifyContent: 'space-between',
  gap: vars.space[3],
  marginBlock: `${vars.space[3]} ${vars.space[2]}`,
  paddingInlineStart: vars.space[3],
  color: vars.color.text.default,
  borderInlineStart: `6px solid ${vars.color.status.info.line}`,
  overflowWrap: 'anywhere',
})

export const empty = componentStyle({ ...sides, flexDirection: 'column', alignItems: 'flex-start', gap: vars.space[5] })

export const ends = componentStyle({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[5] })

export const last = componentStyle({ marginInlineStart: 'auto' })
