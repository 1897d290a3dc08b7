import { dash, tick, above, below, squareOf, vars } from '@dira/ui/styling'

export const wide = above('md')
export const narrow = below('md')
export const hairline = `${vars.border.hair} solid ${vars.color.line.subtle}`
export const strong = `${vars.border.strong} solid ${vars.color.line.strong}`
export const ringInward = { outlineOffset: '-3px', boxShadow: `inset 0 0 0 6px ${vars.color.focus.halo}` }
export const washed = { backgroundColor: vars.color.bg.sunken }

export const boxLook = {
  display: 'grid',
  flex: 'none',
  ...squareOf('22px'),
  backgroundColor: vars.color.bg.surface,
  border: `${vars.border.control} solid ${vars.color.line.control}`,
  borderRadius: vars.radius.control,
} as const
const drawn = { content: '', backgroundColor: vars.color.action.text } as const
export const ticked = { ...drawn, clipPath: tick }
export const dashed = { ...drawn, clipPath: dash }
export const full = { backgroundColor: vars.color.action.bg, borderColor: vars.color.action.bg }
