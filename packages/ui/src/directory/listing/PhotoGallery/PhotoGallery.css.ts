import { globalStyle } from '@vanilla-extract/css'
import { centred, componentStyle, inComponents, typography, vars } from '../../../theme/styling.ts'

export const heading = componentStyle({ marginBlockEnd: vars.space[3] })

export const count = componentStyle(typography.body, {
  color: vars.color.text.muted,
  WebkitTextStroke: '0',
  whiteSpace: 'nowrap',
})

export const none = componentStyle({
  ...centred,
  alignContent: 'center',
  gap: vars.space[3],
  minBlockSize: '220px',
  color: vars.color.text.muted,
  backgroundColor: vars.color.bg.sunken,
  border: `${vars.border.control} dashed ${vars.color.line.control}`,
})

/** On the whole window a photograph is not cut, and art keeps the shape of the covers. */
export const whole = componentStyle({ display: 'grid', placeItems: 'center', backgroundColor: 'transparent' })

// Never larger than it is. The paper behind a transparent one is as large as the picture.
globalStyle(
  `${whole} > img`,
  inComponents({
    objectFit: 'contain',
    inlineSize: 'auto',
    blockSize: 'auto',
    maxInlineSize: '100%',
    maxBlockSize: '100%',
    minBlockSize: 0,
  }),
)
globalStyle(
  `${whole} > svg`,
  inComponents({ inlineSize: 'min(100cqi, 133.33cqb)', blockSize: 'auto', aspectRatio: '4 / 3' }),
)
