import {
  above,
  canHover,
  componentStyle,
  inColumn,
  inRows,
  squareOf,
  typography,
  vars,
} from '../../../theme/styling.ts'

const line = `${vars.border.strong} solid ${vars.color.line.strong}`

// One frame round all of them and one line between two tiles: the gaps let the frame's colour through.
export const frame = componentStyle({
  ...inColumn(vars.border.strong),
  border: line,
  backgroundColor: vars.color.line.strong,
  '@media': {
    [above('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [above('lg')]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
  },
})

export const tile = componentStyle({
  ...inColumn(),
  minInlineSize: 0,
  backgroundColor: vars.color.bg.surface,
  '@media': {
    // Seven in two columns: the first takes both.
    [above('md')]: { selectors: { '&:first-child': { gridColumn: 'span 2' } } },
    [above('lg')]: {
      gridColumn: 'span 3',
      selectors: { '&:nth-child(-n + 3)': { gridColumn: 'span 4' } },
    },
  },
})

export const link = componentStyle({
  position: 'relative',
  display: 'flex',
  minBlockSize: '104px',
  selectors: { '&:focus-visible': { zIndex: 1 } },
  '@media': { [above('md')]: { flexDirection: 'column' } },
})

export const window = componentStyle({
  flex: 'none',
  position: 'relative',
  inlineSize: 'clamp(64px, 30vw, 116px)',
  overflow: 'hidden',
  borderInlineEnd: line,
  '@media': {
    [above('md')]: { inlineSize: 'auto', blockSize: '192px', borderInlineEnd: 0, borderBlockEnd: line },
    [above('lg')]: { selectors: { [`${tile}:nth-child(-n + 3) &`]: { blockSize: '240px' } } },
  },
})

export const label = componentStyle({
  flex: 1,
  ...inRows(),
  alignContent: 'center',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  minInlineSize: 0,
  padding: vars.space[3],
  '@media': {
    [above('md')]: { flexWrap: 'nowrap', columnGap: vars.space[4], padding: `${vars.space[4]} ${vars.space[5]}` },
    [canHover]: { selectors: { [`${link}:hover &`]: { backgroundColor: vars.color.bg.sunken } } },
  },
  selectors: { [`${link}:active &`]: { backgroundColor: vars.color.bg.sunken } },
})

export const pictogram = componentStyle({
  flex: 'none',
  ...squareOf('28px'),
  '@media': { [above('md')]: { inlineSize: '40px', blockSize: '40px' } },
})

// As wide as the longest word of a category; where that does not fit beside the pictogram, it goes below.
export const words = componentStyle({
  flex: '1 1 160px',
  ...inColumn(vars.space[1]),
  minInlineSize: 0,
  '@media': { [above('md')]: { flexBasis: 0 } },
})

export const name = componentStyle(typography.h3, {
  fontSize: '1.375rem',
  textWrap: 'balance',
  '@media': { [above('md')]: { fontSize: vars.type.h3.size } },
})

export const count = componentStyle(typography.small, {
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
})
