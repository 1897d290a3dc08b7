import { above, componentStyle, typography, vars } from '../../../theme/styling.ts'

export const mission = componentStyle({ color: vars.color.text.inverse, backgroundColor: vars.color.bg.inverse })

export const content = componentStyle({
  display: 'grid',
  gap: vars.space[6],
  alignItems: 'center',
  paddingBlock: vars.space[7],
  '@media': {
    [above('md')]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: vars.space[7] },
    [above('lg')]: { columnGap: '72px', paddingBlock: '80px' },
  },
})

export const dial = componentStyle({
  selectors: { '&&': { inlineSize: '168px' } },
  '@media': {
    [above('md')]: { selectors: { '&&': { inlineSize: '200px' } } },
    [above('lg')]: { selectors: { '&&': { inlineSize: '316px' } } },
  },
})

export const words = componentStyle({ display: 'grid', gap: vars.space[4], minInlineSize: 0 })

export const label = componentStyle(typography.label, {
  color: vars.color.sun.bg,
  fontSize: vars.type.body.size,
  fontWeight: 700,
})

export const sentence = componentStyle(typography.h1, { maxInlineSize: '13em', textWrap: 'balance' })
