import { styleVariants } from '@vanilla-extract/css'
import { above, componentStyle, inComponents, vars } from '../../theme/styling.ts'

export const body = componentStyle({
  paddingBlock: `${vars.space[6]} ${vars.space[8]}`,
  '@media': { [above('lg')]: { paddingBlock: `${vars.space[7]} ${vars.space[9]}` } },
})

const column = componentStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })

export const spacing = styleVariants({
  parts: [column, inComponents({ gap: vars.space[5] })],
  sections: [
    column,
    inComponents({
      gap: vars.space[8],
      paddingBlockStart: vars.space[4],
      '@media': { [above('lg')]: { gap: vars.space[9] } },
    }),
  ],
})
