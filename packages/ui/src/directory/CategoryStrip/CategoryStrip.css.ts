import { style } from '@vanilla-extract/css'
import { above } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

const line = vars.color.line.strong

// One frame round the band and one line between two panels: the gaps let the frame's colour through.
export const band = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.border.strong,
    border: `${vars.border.strong} solid ${line}`,
    backgroundColor: line,
    '@media': {
      [above('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      [above('lg')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    },
  }),
)

export const panel = style(inComponents({ display: 'grid', minInlineSize: 0, backgroundColor: vars.color.bg.surface }))

export const link = style(
  inComponents({ display: 'flex', flexDirection: 'column', selectors: { '&:focus-visible': { zIndex: 1 } } }),
)

export const window = style(
  inComponents({
    blockSize: '64px',
    overflow: 'hidden',
    borderBlockEnd: `${vars.border.strong} solid ${line}`,
    '@media': { [above('md')]: { blockSize: '104px' }, [above('lg')]: { blockSize: '132px' } },
  }),
)

export const label = style(
  inComponents({
    flex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
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
  }),
)

// At least as wide as the longest word of a category; where that does not fit beside the pictogram, it goes below.
export const words = style(
  inComponents({ flex: '1 1 min-content', display: 'grid', gap: vars.space[1], minInlineSize: 0 }),
)

export const name = style([
  typography.label,
  inComponents({
    fontSize: '0.9375rem',
    fontWeight: 700,
    overflowWrap: 'break-word',
    '@media': { [above('md')]: { fontSize: vars.type.body.size } },
  }),
])

export const count = style([typography.small, inComponents({ color: vars.color.text.muted })])
