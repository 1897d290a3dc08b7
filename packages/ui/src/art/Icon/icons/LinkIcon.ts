// Written by scripts/generateIcons.ts from lucide's link, whose licence is beside this folder. Change the script, not this file.
import { icon } from '../icon/icon.tsx'

export const LinkIcon = /* @__PURE__ */ icon(
  'M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71',
)
