import { keyframes, styleVariants } from '@vanilla-extract/css'
import { above, canHover, forcedColors, motionAllowed } from '../../theme/conditions.ts'
import { componentStyle, inComponents, inRows, typography, vars } from '../../theme/styling.ts'

/** More than such a bar is high, in two lines on a phone. */
const BAR = '10rem'

// Only the toasts themselves are in the way of a pointer, not the gaps between them.
export const corner = componentStyle({
  position: 'fixed',
  insetBlockEnd: vars.space[4],
  insetInline: vars.space[4],
  zIndex: vars.z.toast,
  pointerEvents: 'none',
  '@media': {
    [above('sm')]: { insetBlockEnd: vars.space[5], insetInline: `auto ${vars.space[5]}`, inlineSize: '400px' },
  },
  // Above a bar at the lower edge of the window.
  selectors: { ':root:has([data-bottom-bar]) &': { insetBlockEnd: BAR } },
})

export const toasts = componentStyle({ display: 'grid', gap: vars.space[3] })

const rise = keyframes({ from: { opacity: 0, translate: '0 4px' } })
const fade = keyframes({ from: { opacity: 0 } })

export const toast = componentStyle({
  ...inRows(),
  columnGap: vars.space[3],
  paddingBlock: '6px',
  paddingInline: `${vars.space[4]} ${vars.space[1]}`,
  borderInlineStart: '6px solid',
  boxShadow: vars.elevation.toast,
  pointerEvents: 'auto',
  animation: `${fade} ${vars.motion.base} ${vars.motion.ease}`,
  '@media': {
    [motionAllowed]: { animationName: rise },
    [forcedColors]: { border: '1px solid', borderInlineStartWidth: '6px' },
  },
})

const toned = ({ text: color, bg, line }: { readonly text: string; readonly bg: string; readonly line: string }) =>
  inComponents({ color, backgroundColor: bg, borderInlineStartColor: line })

export const tone = styleVariants({
  info: toned(vars.color.status.info),
  success: toned(vars.color.status.success),
  error: toned(vars.color.status.error),
})

export const text = componentStyle({
  flex: 1,
  minInlineSize: '12ch',
  paddingBlock: '10px',
  fontWeight: 600,
  overflowWrap: 'anywhere',
})

export const action = componentStyle(typography.label, {
  minBlockSize: vars.size.target,
  minInlineSize: vars.size.target,
  fontSize: vars.type.body.size,
  textDecoration: `underline ${vars.border.control}`,
  textUnderlineOffset: '0.25em',
  '@media': { [canHover]: { ':hover': { textDecorationThickness: '3px' } } },
})
