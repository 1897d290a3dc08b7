// Written by scripts/generateIcons.ts from lucide's locate-fixed, whose licence is beside this folder. Change the script, not this file.
import { icon } from '../icon/icon.tsx'

export const LocateIcon = /* @__PURE__ */ icon(
  'M2 12L5 12M19 12L22 12M12 2L12 5M12 19L12 22M5 12a7 7 0 1 0 14 0a7 7 0 1 0 -14 0zM9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z',
)
