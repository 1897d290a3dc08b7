import { styleVariants } from '@vanilla-extract/css'
import { above, below, componentStyle, inComponents, vars } from '../../theme/styling.ts'

export const body = componentStyle({
  paddingBlock: `${vars.space[6]} ${vars.space[8]}`,
  '@media': { [above('lg')]: { paddingBlock: `${vars.space[7]} ${vars.space[9]}` } },
})

export const list = componentStyle({
  '@media': {
    [below('md')]: {
      paddingBlockStart: 0,
      // A heading of its own has some room.
      selectors: { '&:has(> * > h1:first-child)': { paddingBlockStart: vars.space[3] } },
    },
  },
})

const column = componentStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })

export const spacing = styleVariants({
  parts: [column, inComponents({ gap: vars.space[5] })],
  // On a narrow screen close together, so that the list begins high on the first one.
  list: [column, inComponents({ gap: vars.space[5], '@media': { [below('md')]: { gap: vars.space[1] } } })],
  sections: [
    column,
    inComponents({
      gap: vars.space[8],
      paddingBlockStart: vars.space[4],
      '@media': { [above('lg')]: { gap: vars.space[9] } },
    }),
  ],
})
