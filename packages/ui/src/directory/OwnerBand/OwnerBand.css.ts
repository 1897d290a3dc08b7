import { style } from '@vanilla-extract/css'
import { above } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { vars } from '../../theme/vars.css.ts'

export const words = style(
  inComponents({
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space[5],
    paddingBlock: `${vars.space[4]} ${vars.space[6]}`,
    '@media': { [above('md')]: { paddingBlock: vars.space[6] }, [above('lg')]: { paddingBlock: '40px' } },
  }),
)

// Two lines.
export const heading = style(inComponents({ maxInlineSize: '8em', textWrap: 'balance' }))

export const text = style(
  inComponents({ maxInlineSize: '46ch', textWrap: 'balance', color: vars.color.text.inverseMuted }),
)
