import { style } from '@vanilla-extract/css'
import { warp as threads } from '../../art/warp.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { vars } from '../../theme/vars.css.ts'

export const picture = style(inComponents({ display: 'grid', aspectRatio: '4 / 3', overflow: 'hidden' }))

export const warp = style(
  inComponents({ display: 'grid', placeItems: 'center', color: vars.color.text.default, ...threads }),
)
