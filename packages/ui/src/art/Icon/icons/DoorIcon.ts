// Written by scripts/generateIcons.ts from lucide's door-open, whose licence is beside this folder. Change the script, not this file.
import { icon } from '../icon/icon.tsx'

export const DoorIcon = /* @__PURE__ */ icon(
  'M10 21H2M10 3H7a2 2 0 00-2 2v16M14 12h.01M19 21V5a2 2 0 00-1.675-1.974l-6.163-1.013A1 1 0 0010 3v18a1 1 0 001.124.992zM22 21h-3',
)
