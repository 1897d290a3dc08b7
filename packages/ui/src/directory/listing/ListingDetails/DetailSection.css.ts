import { styleVariants } from '@vanilla-extract/css'
import { above, componentStyle, inComponents, vars } from '../../../theme/styling.ts'

const ruled = componentStyle({
  display: 'grid',
  gap: vars.space[3],
  alignContent: 'start',
  minInlineSize: 0,
  overflowWrap: 'break-word',
  // Where a link of the page leads, it does not stick to the edge.
  scrollMarginBlockStart: vars.space[5],
  paddingBlockStart: vars.space[5],
  borderBlockStart: `${vars.border.strong} solid ${vars.color.line.strong}`,
})

const spanning = componentStyle({ gridColumn: '1 / -1' })

export const section = styleVariants({
  block: [ruled, spanning],
  row: [
    ruled,
    spanning,
    inComponents({
      '@media': { [above('md')]: { gridTemplateColumns: '184px minmax(0, 1fr)', alignItems: 'baseline' } },
    }),
  ],
  half: [ruled],
})
