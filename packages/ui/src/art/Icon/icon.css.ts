import { style } from '@vanilla-extract/css'
import { rightToLeft } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'

export const icon = style(
  inComponents({
    flex: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinecap: 'square',
    strokeLinejoin: 'miter',
  }),
)

export const directed = style(inComponents({ selectors: { [rightToLeft]: { transform: 'scaleX(-1)' } } }))
