import { componentStyle, rightToLeft } from '../../../theme/styling.ts'

export const icon = componentStyle({
  flex: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'square',
  strokeLinejoin: 'miter',
})

export const directed = componentStyle({ selectors: { [rightToLeft]: { transform: 'scaleX(-1)' } } })
