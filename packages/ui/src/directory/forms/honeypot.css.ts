import { componentStyle } from '../../theme/inComponents.ts'

export const honeypot = componentStyle({
  position: 'absolute',
  insetInlineStart: '-200vw',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
})
