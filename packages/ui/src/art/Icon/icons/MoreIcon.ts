// Written by scripts/generateIcons.ts from lucide's ellipsis-vertical, whose licence is beside this folder. Change the script, not this file.
import { icon } from '../icon/icon.tsx'

export const MoreIcon = /* @__PURE__ */ icon(
  'M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0zM11 5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0zM11 19a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z',
)
