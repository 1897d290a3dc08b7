import { keyframes, styleVariants } from '@vanilla-extract/css'
import { above, canHover, forcedColors, motionAllowed } from '../../theme/conditions.ts'
import { componentStyle, inComponents, inRows, typography, vars } from '../../theme/styling.ts'

const region = componentStyle({
  position: 'fixed',
  insetBlockEnd: vars.space[4],
  insetInline: vars.space[4],
  zIndex: vars.z.toast,
})

const at = (insetInline: string) => inComponents({ '@media': { [above('sm')]: { insetInline, inlineSize: '400px' } } })

export const place = styleVariants({
  end: [region, at(`auto ${vars.space[4]}`)],
  start: [region, at(`${vars.space[4]} auto`)],
  middle: [region, inComponents({ '@media': { [above('sm')]: { inlineSize: '400px', marginInline: 'auto' } } })],
})

const rise = keyframes({ from: { opacity: 0, translate: '0 4px' } })
const fade = keyframes({ from: { opacity: 0 } })

export const toast = componentStyle({
  ...inRows(),
  columnGap: vars.space[3],
  paddingBlock: '6px',
  paddingInline: `${vars.space[4]} ${vars.space[1]}`,
  borderInlineStart: '6px solid',
  boxShadow: vars.elevation.toast,
  '@media': { [forcedColors]: { border: '1px solid', borderInlineStartWidth: '6px' } },
})

/** Holds the toast on show: the first one rises, those that take its place do not. */
export const holder = componentStyle({
  animation: `${fade} ${vars.motion.base} ${vars.motion.ease}`,
  '@media': { [motionAllowed]: { animationName: rise } },
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

export const waiting = componentStyle(typography.small, { fontVariantNumeric: 'tabular-nums' })

export const action = componentStyle(typography.label, {
  minBlockSize: vars.size.target,
  minInlineSize: vars.size.target,
  fontSize: vars.type.body.size,
  textDecoration: `underline ${vars.border.control}`,
  textUnderlineOffset: '0.25em',
  '@media': { [canHover]: { ':hover': { textDecorationThickness: '3px' } } },
})
