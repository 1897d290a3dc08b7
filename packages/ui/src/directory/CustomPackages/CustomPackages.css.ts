import { style } from '@vanilla-extract/css'
import { above } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { vars } from '../../theme/vars.css.ts'

export const panel = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[5],
    padding: `${vars.space[6]} ${vars.space[5]}`,
    backgroundColor: vars.color.bg.sunken,
    '@media': { [above('md')]: { padding: '56px' } },
  }),
)

export const words = style(inComponents({ display: 'grid', gap: vars.space[2], minInlineSize: 0 }))

export const text = style(inComponents({ maxInlineSize: '40ch', textWrap: 'pretty' }))
