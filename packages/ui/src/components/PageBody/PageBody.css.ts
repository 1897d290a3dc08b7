import { style, styleVariants } from '@vanilla-extract/css'
import { above } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { vars } from '../../theme/vars.css.ts'

export const room = style(
  inComponents({
    paddingBlock: `${vars.space[6]} ${vars.space[8]}`,
    '@media': { [above('lg')]: { paddingBlock: `${vars.space[7]} ${vars.space[9]}` } },
  }),
)

const column = style(inComponents({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }))

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
