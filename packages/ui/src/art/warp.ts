import { vars } from '../theme/vars.css.ts'

const thread = vars.color.line.subtle
const weft = vars.color.line.control

/** The bare warp of a loom: threads every seven pixels and three of weft at the foot. Shown where a classified listing has no cloth. */
export const warp = {
  backgroundColor: vars.color.bg.sunken,
  backgroundImage: [
    `linear-gradient(to top, ${weft} 0 1px, transparent 1px 4px, ${weft} 4px 5px, transparent 5px 8px, ${weft} 8px 9px, transparent 9px)`,
    `repeating-linear-gradient(to right, ${thread} 0 1px, transparent 1px 7px)`,
  ].join(', '),
} as const
