import { keyframes, styleVariants } from '@vanilla-extract/css'
import { componentStyle, forcedColors, inComponents, motionAllowed, unseen, vars } from '../../theme/styling.ts'

export const spinner = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.color.text.muted,
})

export const size = styleVariants({
  small: inComponents({ inlineSize: '24px', blockSize: '24px', flex: 'none' }),
  large: inComponents({ inlineSize: '56px', blockSize: '56px', flex: 'none' }),
})

export const ring = componentStyle({
  stroke: vars.color.line.control,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
})

// It overshoots a little each time it comes round, as a needle does.
const turn = keyframes({ to: { transform: 'rotate(360deg)' } })

export const needle = componentStyle({
  transformOrigin: '24px 24px',
  '@media': { [motionAllowed]: { animation: `${turn} 1600ms cubic-bezier(.5, 0, .3, 1.15) infinite` } },
})

export const north = componentStyle({
  fill: vars.color.accent.laterite,
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
})

export const south = componentStyle({
  fill: vars.color.line.strong,
  '@media': { [forcedColors]: { fill: 'GrayText' } },
})

/** The label, shown where reduced motion stops the needle. */
export const labelWhereStill = componentStyle({ '@media': { [motionAllowed]: unseen } })
