import { globalStyle, style } from '@vanilla-extract/css'
import { inComponents } from '../../theme/inComponents.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const heading = style(inComponents({ marginBlockEnd: vars.space[3] }))

export const count = style([
  typography.body,
  inComponents({ color: vars.color.text.muted, WebkitTextStroke: '0', whiteSpace: 'nowrap' }),
])

export const none = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    gap: vars.space[3],
    minBlockSize: '220px',
    color: vars.color.text.muted,
    backgroundColor: vars.color.bg.sunken,
    border: `${vars.border.control} dashed ${vars.color.line.control}`,
  }),
)

/** On the whole window a photograph is not cut, and art keeps the shape of the covers. */
export const whole = style(inComponents({ display: 'grid', placeItems: 'center', backgroundColor: 'transparent' }))

globalStyle(`${whole} > img`, inComponents({ objectFit: 'contain', minBlockSize: 0 }))
globalStyle(
  `${whole} > svg`,
  inComponents({ inlineSize: 'min(100cqi, 133.33cqb)', blockSize: 'auto', aspectRatio: '4 / 3' }),
)
