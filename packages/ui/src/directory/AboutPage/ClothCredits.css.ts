import { style } from '@vanilla-extract/css'
import { above } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const lead = style(inComponents({ maxInlineSize: vars.size.prose, paddingBlockEnd: vars.space[5] }))

// Seven fill no grid but one of seven: on a narrow screen they are rows.
export const techniques = style(
  inComponents({
    display: 'grid',
    gap: vars.space[4],
    '@media': {
      [above('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[5] },
      [above('lg')]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', columnGap: '18px' },
    },
  }),
)

export const technique = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    minInlineSize: 0,
    '@media': { [above('lg')]: { flexDirection: 'column', alignItems: 'stretch', gap: vars.space[3] } },
  }),
)

export const window = style(
  inComponents({
    flex: 'none',
    position: 'relative',
    inlineSize: '112px',
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    '@media': { [above('lg')]: { inlineSize: 'auto', aspectRatio: '3 / 4' } },
  }),
)

export const words = style(inComponents({ display: 'grid', gap: vars.space[1], minInlineSize: 0 }))

export const name = style([typography.h3, inComponents({ fontSize: '1.25rem' })])
