import { above, apart, componentStyle, vars } from '../../../theme/styling.ts'

export const opening = componentStyle({ '@media': { [above('lg')]: { minBlockSize: '560px' } } })

export const view = componentStyle({ position: 'relative', isolation: 'isolate' })

// The sun in the middle of whatever the art's side of the band measures.
export const landscape = componentStyle({
  selectors: { '&&': { backgroundSize: 'cover', backgroundPosition: '76% 100%' } },
  '@media': {
    [above('md')]: { selectors: { '&&': { backgroundPosition: '68% 100%' } } },
    [above('lg')]: { selectors: { '&&': { backgroundPosition: '74% 100%' } } },
  },
})

export const headline = componentStyle({ maxInlineSize: '6.6em' })

export const lead = componentStyle({ maxInlineSize: '42ch', textWrap: 'pretty' })

export const closing = componentStyle({
  ...apart(vars.space[5]),
  paddingBlockStart: vars.space[6],
  borderBlockStart: `${vars.border.strong} solid ${vars.color.line.strong}`,
})
