import { style } from '@vanilla-extract/css'
import { inComponents } from '../../../theme/inComponents.ts'

// The line lies half outside the shape.
export const outline = style(inComponents({ flex: 'none', overflow: 'visible' }))
