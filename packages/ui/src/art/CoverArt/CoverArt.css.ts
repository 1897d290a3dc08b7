import { componentStyle } from '../../theme/inComponents.ts'

// Printed cloth keeps its colours, in forced colours too: it is decoration.
export const coverArt = componentStyle({
  inlineSize: '100%',
  blockSize: '100%',
  // An image would not be less high than it is by itself, in the row of a grid.
  minBlockSize: 0,
  objectFit: 'cover',
  forcedColorAdjust: 'none',
})
