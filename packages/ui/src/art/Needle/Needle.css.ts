import { componentStyle } from '../../theme/inComponents.ts'

export const needle = componentStyle({
  blockSize: '0.7em',
  inlineSize: 'auto',
  aspectRatio: '10 / 16',
  flex: 'none',
  // A drawing keeps its own colours otherwise.
  forcedColorAdjust: 'auto',
})
