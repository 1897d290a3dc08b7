import { style } from '@vanilla-extract/css'
import { above, canHover } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { vars } from '../../theme/vars.css.ts'

// The openings of a row are as high as the highest, so that the rules below them are one line.
export const columns = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[6],
    '@media': {
      [above('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gridTemplateRows: 'auto 1fr', rowGap: 0 },
    },
  }),
)

export const column = style(
  inComponents({
    minInlineSize: 0,
    '@media': { [above('md')]: { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid' } },
  }),
)

export const opening = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    paddingBlockEnd: vars.space[3],
    borderBlockEnd: `${vars.border.strong} solid ${vars.color.line.strong}`,
  }),
)

export const pictogram = style(inComponents({ flex: 'none' }))

export const item = style(inComponents({ borderBlockEnd: `${vars.border.hair} solid ${vars.color.line.subtle}` }))

export const link = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    minBlockSize: vars.size.control,
    '@media': { [canHover]: { ':hover': { backgroundColor: vars.color.bg.sunken } } },
  }),
)

export const arrow = style(inComponents({ flex: 'none' }))
