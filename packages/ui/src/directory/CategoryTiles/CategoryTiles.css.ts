import { style } from '@vanilla-extract/css'
import { above, canHover } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

const line = `${vars.border.strong} solid ${vars.color.line.strong}`

// One frame round all of them and one line between two tiles: the gaps let the frame's colour through.
export const frame = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.border.strong,
    border: line,
    backgroundColor: vars.color.line.strong,
    '@media': {
      [above('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [above('lg')]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
    },
  }),
)

export const tile = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
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
  }),
)

export const link = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    minBlockSize: '104px',
    selectors: { '&:focus-visible': { zIndex: 1 } },
    '@media': { [above('md')]: { flexDirection: 'column' } },
  }),
)

export const window = style(
  inComponents({
    flex: 'none',
    position: 'relative',
    inlineSize: 'clamp(64px, 30vw, 116px)',
    overflow: 'hidden',
    borderInlineEnd: line,
    '@media': {
      [above('md')]: { inlineSize: 'auto', blockSize: '192px', borderInlineEnd: 0, borderBlockEnd: line },
      [above('lg')]: { selectors: { [`${tile}:nth-child(-n + 3) &`]: { blockSize: '240px' } } },
    },
  }),
)

export const label = style(
  inComponents({
    flex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
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
  }),
)

export const pictogram = style(
  inComponents({
    flex: 'none',
    inlineSize: '28px',
    blockSize: '28px',
    '@media': { [above('md')]: { inlineSize: '40px', blockSize: '40px' } },
  }),
)

// As wide as the longest word of a category; where that does not fit beside the pictogram, it goes below.
export const words = style(
  inComponents({
    flex: '1 1 160px',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[1],
    minInlineSize: 0,
    '@media': { [above('md')]: { flexBasis: 0 } },
  }),
)

export const name = style([
  typography.h3,
  inComponents({
    fontSize: '1.375rem',
    textWrap: 'balance',
    '@media': { [above('md')]: { fontSize: vars.type.h3.size } },
  }),
])

export const count = style([
  typography.small,
  inComponents({ color: vars.color.text.muted, fontVariantNumeric: 'tabular-nums' }),
])
