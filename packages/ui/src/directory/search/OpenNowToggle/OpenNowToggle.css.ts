import { styleVariants } from '@vanilla-extract/css'
import { below, componentStyle, inComponents, typography, vars } from '../../../theme/styling.ts'

export const form = componentStyle({ minInlineSize: 0 })

export const toggle = componentStyle({ '@media': { [below('md')]: { inlineSize: '100%', justifyContent: 'center' } } })

const needleSize = inComponents({ blockSize: '0.9em' })

export const needle = styleVariants({
  any: [needleSize, inComponents({ color: vars.color.accent.laterite })],
  open: [needleSize, inComponents({ color: vars.color.status.success.text })],
})

export const count = componentStyle(typography.small, {
  position: 'relative',
  display: 'grid',
  marginInlineStart: vars.space[1],
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  color: vars.color.text.muted,
})

/** Unseen, as wide as the number can be. */
export const room = componentStyle({ gridArea: '1 / 1', visibility: 'hidden' })

export const number = componentStyle({ gridArea: '1 / 1' })
