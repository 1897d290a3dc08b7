import { vars } from './vars.css.ts'

/** What stands in for a thing that is loading: threads on a loom. */
export const loading = {
  backgroundColor: vars.color.skeleton.base,
  backgroundImage: `repeating-linear-gradient(to right, ${vars.color.skeleton.weft} 0 1px, transparent 1px 14px)`,
}
