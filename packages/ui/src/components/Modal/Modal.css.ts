import { createVar, keyframes } from '@vanilla-extract/css'
import { componentStyle, inRow, inRows, motionAllowed, stacked, typography, unseen, vars } from '../../theme/styling.ts'

// Animations and no transitions: what closes before it has begun to open has its transitions cancelled by react-aria, which then waits for
// their end for ever, and an unseen scrim stays over the page.
const inAndOut = (name: string) => {
  const animation = `${name} ${vars.motion.base} ${vars.motion.ease}`
  return { '&[data-entering]': { animation }, '&[data-exiting]': { animation: `${animation} reverse forwards` } }
}

/** Comes out of nothing and goes into it. */
export const fades = inAndOut(keyframes({ from: { opacity: 0 } }))

/** The `translate` of the place that a frame comes from and goes to. */
export const away = createVar()

const moves = inAndOut(keyframes({ from: { translate: away } }))

export const scrim = componentStyle({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  // What the keyboard of a phone leaves of the window.
  blockSize: 'var(--visual-viewport-height, 100dvh)',
  zIndex: vars.z.overlay,
  display: 'flex',
  overflow: 'hidden',
  backgroundColor: vars.color.overlay.scrim,
  selectors: fades,
})

export const frame = componentStyle({
  display: 'flex',
  maxBlockSize: '100%',
  maxInlineSize: '100%',
  color: vars.color.text.default,
  backgroundColor: vars.color.bg.surface,
  boxShadow: vars.elevation.pop,
  '@media': { [motionAllowed]: { selectors: moves } },
})

// The whole panel is what scrolls, so that the keys scroll it as soon as its title has the focus.
export const dialog = componentStyle({
  ...stacked(),
  flex: 1,
  minInlineSize: 0,
  backgroundColor: 'inherit',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: vars.space[9],
  outline: 'none',
})

// In a low window, a phone on its side or a high zoom, what sticks would leave no space for the content.
const roomy = 'screen and (min-height: 480px)'

const stuck = {
  flex: 'none',
  zIndex: 1,
  backgroundColor: 'inherit',
  '@media': { [roomy]: { position: 'sticky' } },
} as const

export const head = componentStyle({
  ...stuck,
  position: 'relative',
  insetBlockStart: 0,
  ...inRow(vars.space[3]),
})

export const titles = componentStyle({ flex: 1, minInlineSize: 0 })

export const eyebrow = componentStyle(typography.label, { ...inRows(vars.space[2]) })

export const named = componentStyle(unseen)

// The strokes of the icon end near where the text does; outside them there is space for the ring of the focus.
export const close = componentStyle({ marginInlineEnd: `calc(-1 * ${vars.space[2]})` })

export const body = componentStyle({ flex: '1 0 auto', minInlineSize: 0 })

export const foot = componentStyle({ ...stuck, insetBlockEnd: 0 })
