import { style } from '@vanilla-extract/css'
import { inComponents } from '../../theme/inComponents.ts'

// Printed cloth keeps its colours, in forced colours too: it is decoration.
export const coverArt = style(
  inComponents({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover', forcedColorAdjust: 'none' }),
)
