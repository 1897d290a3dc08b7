import { vars } from './vars.css.ts'

/** A ring outside a halo: it reads on any colour, art included. In forced colours the outline alone is drawn. */
export const focusRing = {
  outline: `3px solid ${vars.color.focus.ring}`,
  outlineOffset: '3px',
  boxShadow: `0 0 0 3px ${vars.color.focus.halo}`,
} as const

/** For fields of `bg.inverse`: a marigold ring, and a gap of the field's own colour. */
export const inverseFocusRing = {
  [vars.color.focus.ring]: vars.color.sun.bg,
  [vars.color.focus.halo]: vars.color.bg.inverse,
} as const
