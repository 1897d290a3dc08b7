import { above, componentStyle, vars } from '../../../theme/styling.ts'

const line = `${vars.border.strong} solid ${vars.color.line.strong}`

// One frame round all of them and one line between two tiles: the gaps let the frame's colour through.
export const frame = componentStyle({
  display: 'grid',
  gap: vars.border.strong,
  border: line,
  backgroundColor: vars.color.line.strong,
  '@media': {
    [above('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [above('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})

export const tile = componentStyle({
  display: 'flex',
  minInlineSize: 0,
  backgroundColor: vars.color.bg.surface,
  '@media': { [above('md')]: { flexDirection: 'column' } },
})

export const window = componentStyle({
  flex: 'none',
  position: 'relative',
  inlineSize: '96px',
  overflow: 'hidden',
  borderInlineEnd: line,
  '@media': {
    [above('md')]: { inlineSize: 'auto', blockSize: '120px', borderInlineEnd: 0, borderBlockEnd: line },
  },
})

export const words = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  minInlineSize: 0,
  padding: vars.space[4],
  '@media': { [above('md')]: { padding: vars.space[5], paddingBlockEnd: vars.space[6] } },
})
