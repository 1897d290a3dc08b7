import { keyframes, style } from '@vanilla-extract/css'
import { forcedColors, motionAllowed } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const field = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: vars.space[4],
    rowGap: vars.space[2],
    alignItems: 'baseline',
  }),
)

export const label = style([typography.label])

export const value = style([typography.small, inComponents({ color: vars.color.text.muted })])

const point = '6px'

// The part that is done ends in the point of a signpost. Each browser has its own name for it, and drops a rule that names another's.
const done = {
  backgroundColor: vars.color.action.bg,
  clipPath: `polygon(0 0, calc(100% - ${point}) 0, 100% 50%, calc(100% - ${point}) 100%, 0 100%)`,
  transition: `inline-size ${vars.motion.base}`,
}
const doneTurned = {
  clipPath: `polygon(${point} 0, 100% 0, 100% 100%, ${point} 100%, 0 50%)`,
}
const doneWhole = { clipPath: 'none' }
const doneForced = { backgroundColor: 'CanvasText' }

const wander = keyframes({ from: { backgroundPositionX: '-50%' }, to: { backgroundPositionX: '150%' } })

export const bar = style(
  inComponents({
    gridColumn: '1 / -1',
    appearance: 'none',
    display: 'block',
    inlineSize: '100%',
    blockSize: '12px',
    overflow: 'hidden',
    backgroundColor: vars.color.bg.sunken,
    border: `${vars.border.hair} solid ${vars.color.line.control}`,
    borderRadius: vars.radius.control,
    '::-webkit-progress-bar': { backgroundColor: 'transparent' },
    '::-webkit-progress-value': done,
    '::-moz-progress-bar': done,
    selectors: {
      '[dir="rtl"] &::-webkit-progress-value': doneTurned,
      '[dir="rtl"] &::-moz-progress-bar': doneTurned,
      '&[data-complete]::-webkit-progress-value': doneWhole,
      '&[data-complete]::-moz-progress-bar': doneWhole,
      '&:indeterminate::-moz-progress-bar': { backgroundColor: 'transparent' },
      // Nobody knows how much is left: threads that run on, or that stand still for those who asked for less movement.
      '&:indeterminate': {
        backgroundImage: `repeating-linear-gradient(90deg, ${vars.color.action.bg} 0 2px, transparent 2px 8px)`,
      },
    },
    '@media': {
      [motionAllowed]: {
        selectors: {
          '&:indeterminate': {
            backgroundImage: `linear-gradient(${vars.color.action.bg}, ${vars.color.action.bg})`,
            backgroundSize: '33% 100%',
            backgroundRepeat: 'no-repeat',
            animation: `${wander} 1600ms ${vars.motion.ease} infinite`,
          },
          '[dir="rtl"] &:indeterminate': { animationDirection: 'reverse' },
        },
      },
      [forcedColors]: {
        '::-webkit-progress-value': doneForced,
        '::-moz-progress-bar': doneForced,
        // Gradients are left as they are, and their colours with them.
        selectors: {
          '&:indeterminate': {
            forcedColorAdjust: 'none',
            backgroundColor: 'Canvas',
            borderColor: 'CanvasText',
          },
        },
      },
    },
  }),
)
