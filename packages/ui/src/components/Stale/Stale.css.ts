import { keyframes, styleVariants } from '@vanilla-extract/css'
import { componentStyle, inComponents, vars } from '../../theme/styling.ts'

// Visibility is inherited, so this needs no box: the layout is that of the parts themselves.
export const look = styleVariants({
  hidden: [inComponents({ display: 'contents' })],
  muted: [],
})

/** An answer that comes at once flickers less. */
const SOON = '150ms'

export const stale = styleVariants({
  hidden: [inComponents({ visibility: 'hidden' })],
  muted: [inComponents({ opacity: 0.6, transition: `opacity 0s ${SOON}` })],
})

export const room = componentStyle({ display: 'block', position: 'relative' })

const soon = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'hidden' } })

export const meanwhile = componentStyle({
  position: 'absolute',
  insetBlockStart: vars.space[5],
  insetInline: 0,
  visibility: 'visible',
  animation: `${soon} ${SOON}`,
})
