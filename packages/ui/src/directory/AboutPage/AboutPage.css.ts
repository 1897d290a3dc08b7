import { style } from '@vanilla-extract/css'
import { above } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { vars } from '../../theme/vars.css.ts'

export const opening = style(inComponents({ '@media': { [above('lg')]: { minBlockSize: '560px' } } }))

export const view = style(inComponents({ position: 'relative', isolation: 'isolate' }))

// The sun in the middle of whatever the art's side of the band measures.
export const landscape = style(
  inComponents({
    selectors: { '&&': { backgroundSize: 'cover', backgroundPosition: '76% 100%' } },
    '@media': {
      [above('md')]: { selectors: { '&&': { backgroundPosition: '68% 100%' } } },
      [above('lg')]: { selectors: { '&&': { backgroundPosition: '74% 100%' } } },
    },
  }),
)

export const headline = style(inComponents({ maxInlineSize: '6.6em' }))

export const lead = style(inComponents({ maxInlineSize: '42ch', textWrap: 'pretty' }))

export const closing = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[5],
    paddingBlockStart: vars.space[6],
    borderBlockStart: `${vars.border.strong} solid ${vars.color.line.strong}`,
  }),
)
