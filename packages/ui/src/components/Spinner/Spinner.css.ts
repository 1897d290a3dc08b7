import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { forcedColors, motionAllowed } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { unseen } from '../../theme/unseen.ts'
import { vars } from '../../theme/vars.css.ts'

export const spinner = style(
  inComponents({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[3],
    color: vars.color.text.muted,
  }),
)

export const size = styleVariants({
  small: inComponents({ inlineSize: '24px', blockSize: '24px', flex: 'none' }),
  large: inComponents({ inlineSize: '56px', blockSize: '56px', flex: 'none' }),
})

export const ring = style(
  inComponents({ stroke: vars.color.line.control, '@media': { [forcedColors]: { stroke: 'CanvasText' } } }),
)

// It overshoots a little each time it comes round, as a needle does.
const turn = keyframes({ to: { transform: 'rotate(360deg)' } })

export const needle = style(
  inComponents({
    transformOrigin: '24px 24px',
    '@media': { [motionAllowed]: { animation: `${turn} 1600ms cubic-bezier(.5, 0, .3, 1.15) infinite` } },
  }),
)

export const north = style(
  inComponents({ fill: vars.color.accent.laterite, '@media': { [forcedColors]: { fill: 'CanvasText' } } }),
)

export const south = style(
  inComponents({ fill: vars.color.line.strong, '@media': { [forcedColors]: { fill: 'GrayText' } } }),
)

/** Where the needle turns it says enough; where it stands still the words say it. */
export const labelWhereStill = style(inComponents({ '@media': { [motionAllowed]: unseen } }))
