import { style } from '@vanilla-extract/css'
import { motionAllowed } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { typography } from '../../theme/typography.css.ts'
import { unseen } from '../../theme/unseen.ts'
import { vars } from '../../theme/vars.css.ts'

/** On its way in or out. */
export const isMoving = '&:is([data-entering], [data-exiting])'

export const scrim = style(
  inComponents({
    position: 'fixed',
    insetBlockStart: 0,
    insetInline: 0,
    // What the keyboard of a phone leaves of the window.
    blockSize: 'var(--visual-viewport-height, 100dvh)',
    zIndex: vars.z.overlay,
    display: 'flex',
    overflow: 'hidden',
    backgroundColor: vars.color.overlay.scrim,
    transition: `opacity ${vars.motion.base} ${vars.motion.ease}`,
    selectors: { [isMoving]: { opacity: 0 } },
  }),
)

export const frame = style(
  inComponents({
    display: 'flex',
    maxBlockSize: '100%',
    maxInlineSize: '100%',
    color: vars.color.text.default,
    backgroundColor: vars.color.bg.surface,
    boxShadow: vars.elevation.pop,
    '@media': {
      [motionAllowed]: { transition: `translate ${vars.motion.base} ${vars.motion.ease}` },
    },
  }),
)

// The whole panel is what scrolls, so that the keys scroll it as soon as its title has the focus.
export const dialog = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minInlineSize: 0,
    backgroundColor: 'inherit',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollPaddingBlock: vars.space[9],
    outline: 'none',
  }),
)

// In a low window, a phone on its side or a high zoom, what sticks would leave no room for the content.
const roomy = 'screen and (min-height: 480px)'

const stuck = {
  flex: 'none',
  zIndex: 1,
  backgroundColor: 'inherit',
  '@media': { [roomy]: { position: 'sticky' } },
} as const

export const head = style(
  inComponents({
    ...stuck,
    position: 'relative',
    insetBlockStart: 0,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
  }),
)

export const titles = style(inComponents({ flex: 1, minInlineSize: 0 }))

export const eyebrow = style([
  typography.label,
  inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] }),
])

export const named = style(inComponents(unseen))

// The strokes of the icon end near where the text does; outside them there is room for the ring of the focus.
export const close = style(inComponents({ marginInlineEnd: `calc(-1 * ${vars.space[2]})` }))

export const body = style(inComponents({ flex: '1 0 auto', minInlineSize: 0 }))

export const foot = style(inComponents({ ...stuck, insetBlockEnd: 0 }))
