import { styleVariants } from '@vanilla-extract/css'
import { above, componentStyle, inComponents, vars } from '../../theme/styling.ts'

export const container = componentStyle({
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: vars.space[4],
  '@media': { [above('md')]: { paddingInline: vars.space[5] } },
})

export const width = styleVariants({
  content: inComponents({ maxInlineSize: `calc(${vars.size.content} + 2 * ${vars.space[5]})` }),
  prose: inComponents({ maxInlineSize: `calc(${vars.size.prose} + 2 * ${vars.space[5]})` }),
})
