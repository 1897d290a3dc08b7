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
    inlineSize: '116px',
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
    alignItems: 'center',
    gap: vars.space[3],
    minInlineSize: 0,
    padding: vars.space[3],
    '@media': {
      [above('md')]: { gap: vars.space[4], padding: `${vars.space[4]} ${vars.space[5]}` },
      [canHover]: { selectors: { [`${link}:hover &`]: { backgroundColor: vars.color.bg.sunken } } },
    },
    selectors: { [`${link}:active &`]: { backgroundColor: vars.color.bg.sunken } },
  }),
)

export const pictogram = style(inComponents({ flex: 'none' }))

export const words = style(inComponents({ display: 'grid', gap: vars.space[1], minInlineSize: 0 }))

export const name = style([typography.h3, inComponents({ textWrap: 'balance' })])

export const count = style([
  typography.small,
  inComponents({ color: vars.color.text.muted, fontVariantNumeric: 'tabular-nums' }),
])
