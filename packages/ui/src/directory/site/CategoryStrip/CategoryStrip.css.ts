import { above, componentStyle, inRows, stacked, typography, vars } from '../../../theme/styling.ts'

const line = vars.color.line.strong

// One frame round the band and one line between two panels: the gaps let the frame's colour through.
export const band = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.border.strong,
  border: `${vars.border.strong} solid ${line}`,
  backgroundColor: line,
  '@media': {
    [above('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [above('lg')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
})

export const panel = componentStyle({ display: 'grid', minInlineSize: 0, backgroundColor: vars.color.bg.surface })

export const link = componentStyle({ ...stacked(), selectors: { '&:focus-visible': { zIndex: 1 } } })

export const window = componentStyle({
  blockSize: '64px',
  overflow: 'hidden',
  borderBlockEnd: `${vars.border.strong} solid ${line}`,
  '@media': { [above('md')]: { blockSize: '104px' }, [above('lg')]: { blockSize: '132px' } },
})

export const label = componentStyle({
  flex: 1,
  ...inRows(),
  alignContent: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  padding: `${vars.space[3]} ${vars.space[2]}`,
  selectors: { [`${link}:hover &`]: { backgroundColor: vars.color.bg.sunken } },
  '@media': {
    [above('md')]: {
      display: 'grid',
      alignContent: 'start',
      gap: vars.space[3],
      padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[5]}`,
    },
  },
})

// At least as wide as the longest word of a category; where that does not fit beside the pictogram, it goes below.
export const words = componentStyle({ flex: '1 1 min-content', display: 'grid', gap: vars.space[1], minInlineSize: 0 })

export const name = componentStyle(typography.label, {
  fontSize: '0.9375rem',
  fontWeight: 700,
  overflowWrap: 'break-word',
  '@media': { [above('md')]: { fontSize: vars.type.body.size } },
})

export const count = componentStyle(typography.small, { color: vars.color.text.muted })
