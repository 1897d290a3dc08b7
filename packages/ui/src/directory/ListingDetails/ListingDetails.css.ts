import { style } from '@vanilla-extract/css'
import { above } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

const wide = above('lg')

// One column in the order of reading; wide, the panel stands beside gallery and sections.
export const page = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: vars.space[6],
    '@media': {
      [wide]: {
        gridTemplateColumns: 'minmax(0, 1fr) 368px',
        gridTemplateRows: 'auto auto 1fr',
        gridTemplateAreas: `'head head' 'gallery panel' 'sections panel'`,
        columnGap: '56px',
      },
    },
  }),
)

export const head = style(
  inComponents({
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space[3],
    minInlineSize: 0,
    '@media': { [wide]: { gridArea: 'head' } },
  }),
)

export const back = style([
  typography.label,
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[3],
    minBlockSize: vars.size.target,
    fontSize: vars.type.body.size,
  }),
])

export const facts = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[5],
    rowGap: vars.space[3],
  }),
)

export const place = style([
  typography.lead,
  inComponents({ display: 'flex', alignItems: 'baseline', gap: vars.space[2], color: vars.color.text.muted }),
])

export const needle = style(inComponents({ color: vars.color.accent.laterite }))

export const gallery = style(inComponents({ minInlineSize: 0, '@media': { [wide]: { gridArea: 'gallery' } } }))

export const panel = style(
  inComponents({
    minInlineSize: 0,
    '@media': { [wide]: { gridArea: 'panel', alignSelf: 'start', position: 'sticky', insetBlockStart: vars.space[5] } },
  }),
)

export const sections = style(inComponents({ minInlineSize: 0, '@media': { [wide]: { gridArea: 'sections' } } }))
