import { style } from '@vanilla-extract/css'
import { above } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const mission = style(inComponents({ color: vars.color.text.inverse, backgroundColor: vars.color.bg.inverse }))

export const content = style(
  inComponents({
    display: 'grid',
    gap: vars.space[6],
    alignItems: 'center',
    paddingBlock: vars.space[7],
    '@media': {
      [above('md')]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: vars.space[7] },
      [above('lg')]: { columnGap: '72px', paddingBlock: '80px' },
    },
  }),
)

export const dial = style(
  inComponents({
    selectors: { '&&': { inlineSize: '168px' } },
    '@media': {
      [above('md')]: { selectors: { '&&': { inlineSize: '200px' } } },
      [above('lg')]: { selectors: { '&&': { inlineSize: '316px' } } },
    },
  }),
)

export const words = style(inComponents({ display: 'grid', gap: vars.space[4], minInlineSize: 0 }))

export const label = style([
  typography.label,
  inComponents({ color: vars.color.sun.bg, fontSize: vars.type.body.size, fontWeight: 700 }),
])

export const sentence = style([typography.h1, inComponents({ maxInlineSize: '13em', textWrap: 'balance' })])
